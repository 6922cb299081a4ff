/** Names and contact, the only fields that a reload keeps; documents and birth dates have no place here. */
export interface CheckoutDraft {
  /** E-mail of the session it was typed in; empty for a guest. */
  owner: string;
  name: string;
  lastname: string;
  email: string;
  phoneCountry: string;
  phone: string;
  isStaying: boolean;
  /** Room by room, in the order of the form. */
  rooms: { name: string; lastname: string }[][];
  remarks: string;
}
/** A stored draft field by field; null for anything that is none. */
export function readDraft(text: string): CheckoutDraft | null {
  try {
    const found = JSON.parse(text) as Record<string, unknown> | null;
    if (!found || typeof found !== 'object') return null;
    return {
      owner: readText(found.owner), name: readText(found.name), lastname: readText(found.lastname), email: readText(found.email),
      phoneCountry: readText(found.phoneCountry), phone: readText(found.phone), remarks: readText(found.remarks),
      isStaying: found.isStaying !== false,
      rooms: readList(found.rooms).map((room) => readList(room).map(readGuest)),
    };
  } catch {
    return null;
  }
}
const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
const readList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
function readGuest(value: unknown): { name: string; lastname: string } {
  const { name, lastname } = (value ?? {}) as Record<string, unknown>;
  return { name: readText(name), lastname: readText(lastname) };
}

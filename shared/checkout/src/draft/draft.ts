import { visitStorage } from '@tiquete/platform';

/** Form values that survive a reload within the visit. Never documents or birth dates. */
export interface Draft {
  /** E-mail of the session in which it was typed; empty for a guest. */
  owner: string;
}
/** The draft that was typed in this tab earlier. Null when there is none, or when `read` rejects it. */
export async function loadDraft<T extends Draft>(
  brand: string,
  storageKey: string,
  read: (text: string) => T | null,
): Promise<T | null> {
  const text = await visitStorage(brand).getItem(storageKey);
  return text === null ? null : read(text);
}
export function storeDraft(brand: string, storageKey: string, draft: Draft): Promise<void> {
  return visitStorage(brand).setItem(storageKey, JSON.stringify(draft));
}
export function removeDraft(brand: string, storageKey: string): Promise<void> {
  return visitStorage(brand).removeItem(storageKey);
}

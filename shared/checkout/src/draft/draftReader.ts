import { fieldsOf, textOf, type Fields } from '../readFields';
import type { Draft } from './draft';

/** Who buys: names and contact, which a reload keeps. */
export interface BuyerDraft extends Draft {
  name: string;
  lastname: string;
  email: string;
  phoneCountry: string;
  phone: string;
}
/** Names of somebody who travels. */
export interface NamesDraft {
  name: string;
  lastname: string;
}
/** What a form keeps for a reload: names and contact alone. Documents, birth dates and health have no place in it. */
export type DraftOf<Reader extends (text: string) => unknown> = NonNullable<ReturnType<Reader>>;

/** Reads a stored draft field by field, what the product adds by `read`; null for anything that is none. */
export const draftReader =
  <Own extends object>(read: (found: Fields) => Own) =>
  (text: string): (BuyerDraft & Own) | null => {
    const found = stored(text);
    return found && { ...readBuyer(found), ...read(found) };
  };
function stored(text: string): Fields | null {
  try {
    const found: unknown = JSON.parse(text);
    return found === null ? null : fieldsOf(found);
  } catch {
    return null;
  }
}
function readBuyer(found: Fields): BuyerDraft {
  const read = (name: keyof BuyerDraft) => textOf(found.get(name));
  return {
    owner: read('owner'),
    name: read('name'),
    lastname: read('lastname'),
    email: read('email'),
    phoneCountry: read('phoneCountry'),
    phone: read('phone'),
  };
}
export function readNames(value: unknown): NamesDraft {
  const fields = fieldsOf(value);
  return { name: textOf(fields.get('name')), lastname: textOf(fields.get('lastname')) };
}

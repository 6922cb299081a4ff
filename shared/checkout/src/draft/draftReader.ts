import { fieldsOf, textOf, type Fields } from '../readFields';
import type { Draft } from './draft';

/** The buyer's names and contact. */
export interface BuyerDraft extends Draft {
  name: string;
  lastname: string;
  email: string;
  phoneCountry: string;
  phone: string;
}
/** Names of a traveller. */
export interface NamesDraft {
  name: string;
  lastname: string;
}
/**
 * Type of the draft that a reader returns: names and contact only. It must not contain documents, birth dates or health
 * data.
 */
export type DraftOf<Reader extends (text: string) => unknown> = NonNullable<ReturnType<Reader>>;

/** Parses a stored draft field by field. `read` adds the product's fields. Null for text that is not a draft. */
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

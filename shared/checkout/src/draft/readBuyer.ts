import type { Draft } from './draft';
import { fieldsOf, textOf, type Fields } from '../readFields';

/** Who buys: names and contact, which a reload keeps. */
export interface BuyerDraft extends Draft {
  name: string;
  lastname: string;
  email: string;
  phoneCountry: string;
  phone: string;
}
/** A stored draft as fields still to be read; null for anything that is none. */
export function readStored(text: string): Fields | null {
  try {
    const found: unknown = JSON.parse(text);
    return found === null ? null : fieldsOf(found);
  } catch {
    return null;
  }
}
export function readNames(value: unknown): { name: string; lastname: string } {
  const fields = fieldsOf(value);
  return { name: textOf(fields.get('name')), lastname: textOf(fields.get('lastname')) };
}
export function readBuyer(found: Fields): BuyerDraft {
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

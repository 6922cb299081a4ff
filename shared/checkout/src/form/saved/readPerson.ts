import type { TravelerBody } from '@tiquete/contracts';
import {
  CALLING_CODES,
  cleanDocument,
  isTravellerDocument,
  isWithoutBirth,
  phoneDigits,
  writeBirth,
} from '@tiquete/domain/travellers';
import { fieldsOf, textOf } from '../../readFields';
import { genderSchema } from '../buyer/buyerSchema';

/** YYYY-MM-DD of typed parts; null when they are empty. */
export function readDay(value: unknown): string | null {
  const fields = fieldsOf(value);
  const part = (name: string) => textOf(fields.get(name));
  const parts = { day: part('day'), month: part('month'), year: part('year') };
  return isWithoutBirth(parts) ? null : writeBirth(parts);
}
/**
 * A person as a saved traveller, from validated answers of any product. A field that the form does not ask is null. A company's
 * NIT is not the person's document.
 */
export function readPerson(value: unknown, expiry: unknown, hasNationality: boolean): TravelerBody {
  const person = fieldsOf(value);
  const text = (name: string) => textOf(person.get(name)).trim();
  const nationality = text('nationality');
  const document = readDocument(person.get('identity'));
  return {
    name: text('name'),
    lastname: text('lastname'),
    ...document,
    document_expiry: document.document === null ? null : readDay(expiry ?? person.get('expiry')),
    birth_date: readDay(person.get('birth')),
    gender: genderSchema.safeParse(text('gender')).data ?? null,
    nationality: hasNationality && nationality ? nationality : null,
    email: text('email') || null,
    ...readPhone(person.get('phone')),
  };
}
function readDocument(value: unknown): Pick<TravelerBody, 'document_type' | 'document'> {
  const fields = fieldsOf(value);
  const type = Number(textOf(fields.get('type')));
  const document = cleanDocument(textOf(fields.get('number')));
  return document && isTravellerDocument(type)
    ? { document_type: type, document }
    : { document_type: null, document: null };
}
function readPhone(value: unknown): Pick<TravelerBody, 'phone_country' | 'phone'> {
  const fields = fieldsOf(value);
  const country = textOf(fields.get('country'));
  const phone = phoneDigits(textOf(fields.get('number')), country);
  const code = CALLING_CODES[country];
  return phone && code ? { phone_country: code, phone } : { phone_country: null, phone: null };
}

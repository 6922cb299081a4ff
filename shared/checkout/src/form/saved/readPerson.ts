import { get, type FieldValues } from 'react-hook-form';
import type { TravelerBody } from '@tiquete/contracts';
import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';
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
import type { PersonField, PersonPlace } from './SavedTravelersContext';

/** YYYY-MM-DD of typed parts; null when they are empty. */
export function readDay(value: unknown): string | null {
  const fields = fieldsOf(value);
  const part = (name: string) => textOf(fields.get(name));
  const parts = { day: part('day'), month: part('month'), year: part('year') };
  return isWithoutBirth(parts) ? null : writeBirth(parts);
}
/**
 * A person as a saved traveller, from validated answers of any product. A field that the form does not ask is null, even if it
 * has a value. A company's NIT is not the person's document.
 */
export function readPerson(
  values: FieldValues,
  { of, asks = [], expiry }: PersonPlace,
): TravelerBody {
  const person = fieldsOf(get(values, of));
  const answer = (name: PersonField) => (asks.includes(name) ? person.get(name) : undefined);
  const document = readDocument(answer('identity'));
  const hasExpiry = expiry !== undefined && document.document_type === DOCUMENT_TYPES.PASAPORTE;
  return {
    name: textOf(person.get('name')).trim(),
    lastname: textOf(person.get('lastname')).trim(),
    ...document,
    document_expiry: hasExpiry ? readDay(get(values, expiry)) : null,
    birth_date: readDay(answer('birth')),
    gender: genderSchema.safeParse(textOf(answer('gender'))).data ?? null,
    nationality: textOf(answer('nationality')) || null,
    email: textOf(answer('email')).trim() || null,
    ...readPhone(answer('phone')),
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

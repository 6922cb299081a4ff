import type { FieldPath } from 'react-hook-form';
import type { Room } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import type { CheckoutValues } from './formValues';

type Field = FieldPath<CheckoutValues>;
const CUSTOMER_FIELDS: Record<string, Field> = {
  name: 'holder.name', lastname: 'holder.lastname', document_type: 'holder.identity.type', document: 'holder.identity.number',
  birth_date: 'holder.birth', gender: 'holder.gender', nationality: 'holder.nationality', email: 'holder.email',
  phone_country: 'holder.phone.number', phone: 'holder.phone.number',
};
const FIELDS_BY_CODE: Record<string, Field> = {
  DOCUMENT_INVALID: 'holder.identity.number', CONSENT_MISSING: 'terms', ADULT_NAME_PER_ROOM: 'rooms.0.guests.0.name', CARD_DATA_REFUSED: 'remarks',
};
/** The field that a refusal is about, by its JSON pointer into the body or else by its code; null when it is about none. */
export function pointedField({ code, source }: Problem, rooms: readonly Room[]): Field | null {
  const [root, first, second] = (source?.pointer ?? '').split('/').slice(1);
  if (root === 'customer') return CUSTOMER_FIELDS[first ?? ''] ?? null;
  if (root === 'Guests') return guestField(Number(first), second, rooms);
  if (root === 'Observaciones') return 'remarks';
  if (root === 'accepts') return first === 'data_policy_version' ? 'dataPolicy' : 'terms';
  return FIELDS_BY_CODE[code] ?? null;
}
/** Guests travel in one list, room after room. */
function guestField(at: number, part: string | undefined, rooms: readonly Room[]): Field | null {
  let before = 0;
  for (const [room, { adults, childrens }] of rooms.entries()) {
    const guests = adults + childrens.length;
    if (at < before + guests) return `rooms.${room}.guests.${at - before}.${part === 'lastname' ? 'lastname' : 'name'}`;
    before += guests;
  }
  return null;
}

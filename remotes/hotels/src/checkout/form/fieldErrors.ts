import { get, type FieldErrors } from 'react-hook-form';
import type { Translate } from '@tiquete/platform';
import type { CheckoutValues } from './formValues';

/** Type of an error that carries a whole sentence, as the api's do. */
export const SAID = 'said';
const BEFORE_GUESTS = [
  'holder.name', 'holder.lastname', 'holder.email', 'holder.phone.number', 'holder.identity.type', 'holder.identity.number', 'holder.birth',
  'holder.gender', 'holder.nationality',
];
const AFTER_GUESTS = ['remarks', 'terms', 'dataPolicy'];

/** Message key of a field below `checkout.fields` and `checkout.errors`: `holder.phone.number` is `phone_number`. */
export function fieldKey(name: string): string {
  return name.startsWith('rooms.') ? (name.split('.').at(-1) ?? '') : name.replace(/^holder\./, '').replaceAll('.', '_');
}
/** What a field says of its error, if it has one. */
export function errorText(errors: FieldErrors<CheckoutValues>, name: string, value: unknown, t: Translate): string | undefined {
  const error = readError(errors, name);
  if (!error) return undefined;
  if (error.type === SAID) return error.message;
  if (error.type === 'custom') return t(`checkout.errors.${error.message}`);
  const kind = value === '' || value === false ? 'required' : 'invalid';
  return t(`checkout.errors.${kind}.${fieldKey(name)}`);
}
/** Names of the fields in error, in the order of the page; a holder who stays has no guest fields. */
export function wrongFields(errors: FieldErrors<CheckoutValues>, values: Pick<CheckoutValues, 'rooms' | 'isStaying'>): string[] {
  const guests = values.rooms.flatMap(({ guests: inRoom }, room) =>
    inRoom.flatMap((_, guest) => (values.isStaying && room === 0 && guest === 0 ? [] : [`rooms.${room}.guests.${guest}.name`, `rooms.${room}.guests.${guest}.lastname`])),
  );
  return [...BEFORE_GUESTS, ...guests, ...AFTER_GUESTS].filter((name) => readError(errors, name));
}
function readError(errors: FieldErrors<CheckoutValues>, name: string): { type: string; message: string } | null {
  const error: unknown = get(errors, name);
  if (!error || typeof error !== 'object' || !('type' in error) || typeof error.type !== 'string') return null;
  return { type: error.type, message: 'message' in error ? String(error.message) : '' };
}

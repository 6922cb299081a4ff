import { get } from 'react-hook-form';
import type { Translate } from '@tiquete/platform';
import { isCompany, type HolderValues } from '../buyer/buyerValues';

/** Type of an error whose message is a whole sentence, such as one from the api. */
export const SAID = 'said';
const CONTACT_FIELDS: readonly string[] = [
  'holder.name',
  'holder.lastname',
  'holder.email',
  'holder.phone.number',
];
/** The fields of a buyer who gives names and contact only, in the order of the page. */
export const contactFields = (holder: Pick<HolderValues, 'identity'>): readonly string[] => [
  ...CONTACT_FIELDS,
  ...(isCompany(holder) ? ['holder.identity.number', 'holder.company'] : []),
];
/** The buyer's fields in the order of the page. */
export const holderFields = (holder: Pick<HolderValues, 'identity'>): readonly string[] => [
  ...CONTACT_FIELDS,
  'holder.identity.type',
  'holder.identity.number',
  ...(isCompany(holder)
    ? ['holder.company']
    : ['holder.birth', 'holder.gender', 'holder.nationality']),
];
export const CONSENT_FIELDS: readonly string[] = ['terms', 'dataPolicy'];

/**
 * Message key of a field below `checkout.fields` and `checkout.errors`: `holder.phone.number` is `phone_number`,
 * `rooms.0.guests.1.name` is `name`.
 */
export function fieldKey(name: string): string {
  return name
    .replace(/^holder\./, '')
    .replace(/^.*\.\d+\./, '')
    .replaceAll('.', '_');
}
/** Text of a field's error, if it has one. `errors` are the form's errors. */
export function errorText(
  errors: object,
  name: string,
  value: unknown,
  t: Translate<`checkout.errors.${string}`>,
): string | undefined {
  const error = readError(errors, name);
  if (!error) return undefined;
  if (error.type === SAID) return error.message;
  if (error.type === 'custom') return t(`checkout.errors.${error.message}`);
  const kind = value === '' || value === false ? 'required' : 'invalid';
  return t(`checkout.errors.${kind}.${fieldKey(name)}`);
}
/** Those of `names` that have an error, in the same order. */
export function wrongFields(errors: object, names: readonly string[]): string[] {
  return names.filter((name) => readError(errors, name));
}
function readError(errors: object, name: string): { type: string; message: string } | null {
  const error: unknown = get(errors, name);
  if (!error || typeof error !== 'object' || !('type' in error) || typeof error.type !== 'string')
    return null;
  return { type: error.type, message: 'message' in error ? String(error.message) : '' };
}

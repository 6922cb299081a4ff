import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const COLOMBIA = '57';
/** Maximum digits by E.164. */
const MAX_DIGITS = 15;

/**
 * The national number as dialled from abroad: without the country's trunk zero, such as `7911123456` for `07911123456` in
 * Britain. An Italian zero stays, because it is part of the number. Both arguments are digits. Numbers unknown to the library
 * are returned unchanged.
 */
export const nationalNumber = (country: string, phone: string): string =>
  parsePhoneNumberFromString(`+${country}${phone}`)?.nationalNumber ?? phone;

/** Problem of a number in that country, both digits only. Null when there is none. */
export function phoneProblem(country: string, phone: string): 'too-long' | 'not-colombian' | null {
  if (country.length + phone.length > MAX_DIGITS) return 'too-long';
  return country === COLOMBIA && !/^[36]\d{9}$/.test(phone) ? 'not-colombian' : null;
}

import { CALLING_CODES, phoneDigits } from '@tiquete/domain/travellers';

/** Maps the fields to the request body: both parts of the phone, or neither. */
export function writePhone(
  country: string,
  typed: string,
): { phone_country: string | null; phone: string | null } {
  const phone = phoneDigits(typed, country);
  return phone
    ? { phone_country: CALLING_CODES[country] ?? null, phone }
    : { phone_country: null, phone: null };
}

import { CALLING_CODES } from '@tiquete/domain/travellers';
import { cleanPhone } from './checks';

/** What the fields hold → what travels: both parts, or neither. */
export function writePhone(
  country: string,
  typed: string,
): { phone_country: string | null; phone: string | null } {
  const phone = cleanPhone(typed);
  return phone
    ? { phone_country: CALLING_CODES[country] ?? null, phone }
    : { phone_country: null, phone: null };
}

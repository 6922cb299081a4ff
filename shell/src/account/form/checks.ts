import { PASSWORD_MAX, PASSWORD_MIN } from '@tiquete/contracts/limits';
import {
  birthProblem,
  cleanDocument,
  isTravellerDocument,
  isWithoutBirth,
  matchesDocument,
  normalizeName,
  PERSON_NAME,
  PERSON_NAME_MAX,
  phoneDigits,
  writeBirth,
  type BirthParts,
} from '@tiquete/domain/travellers';
import { isDay, today } from '@tiquete/platform';

// Each check returns the key of a message below `errors`, or undefined. The api validates again with the contract's schemas
// (account.ts).
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\d{6,15}$/;

export function emailError(email: string): string | undefined {
  if (!email.trim()) return 'emailMissing';
  return EMAIL.test(email.trim()) && email.trim().length <= 80 ? undefined : 'emailInvalid';
}
/** Checks a given name or a surname, in any script. */
export function personNameError(name: string, missing: string): string | undefined {
  const written = normalizeName(name);
  if (!written) return missing;
  return PERSON_NAME.test(written) && written.length <= PERSON_NAME_MAX ? undefined : 'personName';
}
export function newPasswordError(password: string): string | undefined {
  if (!password) return 'passwordMissing';
  if (password.length < PASSWORD_MIN) return 'passwordShort';
  return password.length > PASSWORD_MAX ? 'passwordLong' : undefined;
}
export const currentPasswordError = (password: string) => (password ? undefined : 'currentMissing');

/** Checks a phone, which is optional. */
export function phoneError(phone: string, country: string): string | undefined {
  return !phone.trim() || PHONE.test(phoneDigits(phone, country)) ? undefined : 'phone';
}
/** Checks a birth date, which is optional. */
export function birthError(birth: BirthParts): string | undefined {
  if (isWithoutBirth(birth)) return undefined;
  const problem = birthProblem(birth, today());
  return problem ? { missing: 'birthMissing', notADay: 'birthNotADay' }[problem] : undefined;
}
/** Checks the expiry of a passport, which is optional. It may be past. */
export function expiryError(expiry: BirthParts): string | undefined {
  if (isWithoutBirth(expiry)) return undefined;
  if ([expiry.day, expiry.month, expiry.year].some((part) => part.trim() === ''))
    return 'birthMissing';
  return isDay(writeBirth(expiry)) ? undefined : 'birthNotADay';
}
/** Checks a document: type and number are required together, or both stay empty. */
export function documentErrors(
  type: string,
  number: string,
): { document_type?: string; document?: string } {
  const written = cleanDocument(number);
  if (!type && !written) return {};
  if (!type) return { document_type: 'documentTypeMissing' };
  if (!written) return { document: 'documentMissing' };
  const known = Number(type);
  return isTravellerDocument(known) && matchesDocument(known, written)
    ? {}
    : { document: 'document' };
}

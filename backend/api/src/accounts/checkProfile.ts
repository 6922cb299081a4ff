import { type BrandFile, MAX_AGE, type Profile } from '@tiquete/contracts';
import { ageOn } from '@tiquete/domain/travellers';
import { phoneProblem } from '../lib/text/phone';
import { refuse } from '../lib/refuse';
import { accountMessages as words } from './messages';

/** Checks a changed profile by the rules that a schema cannot express. @throws AppError naming the field */
export function checkProfile(
  profile: Profile,
  brand: Pick<BrandFile, 'languages' | 'currencies'>,
  today: string,
): void {
  const { phone_country, phone, birth_date, language, currency } = profile;
  checkPhone(phone_country, phone);
  if (birth_date !== null) checkBirth(birth_date, today);
  if (language !== null && !brand.languages.some(({ code }) => code === language))
    refuse('INVALID_FORMAT', '/language', words.language);
  if (currency !== null && !brand.currencies.some(({ code }) => code === currency))
    refuse('INVALID_FORMAT', '/currency', words.currency);
}

export function checkPhone(country: string | null, phone: string | null): void {
  if ((country === null) !== (phone === null))
    refuse('INVALID_FORMAT', phone === null ? '/phone' : '/phone_country', words.phonePair);
  const problem = country !== null && phone !== null ? phoneProblem(country, phone) : null;
  if (problem)
    refuse('INVALID_FORMAT', '/phone', problem === 'too-long' ? words.phone : words.colombianPhone);
}

/** Checks a birth date. Returns the age in whole years today. */
export function checkBirth(birthDate: string, today: string): number {
  const age = ageOn(today, birthDate);
  if (age < 0 || age > MAX_AGE) refuse('INVALID_DATE', '/birth_date', words.birthDate);
  return age;
}

interface Written {
  /** First name, or the whole name when `lastname` is missing. */
  name: string;
  lastname?: string | undefined;
}
/** Full name of an account, and its two parts if they were entered separately. */
export const toNames = ({ name, lastname }: Written) =>
  lastname === undefined
    ? { name, given_name: null, lastname: null }
    : { name: `${name} ${lastname}`, given_name: name, lastname };

import { GENDERS } from '@tiquete/contracts/constants';

export type Gender = (typeof GENDERS)[keyof typeof GENDERS];
/** What a list of genders holds, as it travels; null for none. */
export function readGender(value: string): Gender | null {
  return Object.values(GENDERS).find((gender) => String(gender) === value) ?? null;
}

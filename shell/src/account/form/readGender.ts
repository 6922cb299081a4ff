import { GENDERS } from '@tiquete/contracts/constants';

export type Gender = (typeof GENDERS)[keyof typeof GENDERS];
/** The gender code of a select's value; null for none. */
export function readGender(value: string): Gender | null {
  return Object.values(GENDERS).find((gender) => String(gender) === value) ?? null;
}

import type { TravelerSummary } from '@tiquete/contracts';
import { fold } from '@tiquete/platform';

export type PersonNames = Pick<TravelerSummary, 'name' | 'lastname' | 'birth_date'>;

/** True for equal names, without regard to case and accents. Two known birth dates must be equal too. */
export function isSamePerson(one: PersonNames, other: PersonNames): boolean {
  const namesOf = ({ name, lastname }: PersonNames) => fold(`${name} ${lastname}`).trim();
  if (namesOf(one) !== namesOf(other)) return false;
  return (
    one.birth_date === null || other.birth_date === null || one.birth_date === other.birth_date
  );
}

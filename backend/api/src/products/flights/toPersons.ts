import {
  ADULT_FROM_AGE,
  CHILD_FROM_AGE,
  type FlightPassengers,
  type FlightTraveler,
} from '@tiquete/contracts';
import { ageOn } from '@tiquete/domain/travellers';
import type { FlightPerson } from './ports';

/** Of adults who did not say their age. */
const ADULT_AGE = 30;

/** Who travels: adults, those from twelve years on last, then children, then infants, the oldest first; the oldest infants have the seats that were asked for, the others sit with an adult each. */
export function toPersons({
  adults,
  children_ages,
  seated_infants,
}: FlightPassengers): FlightPerson[] {
  const ages = [...children_ages].sort((a, b) => b - a);
  const infants = ages.filter((age) => age < CHILD_FROM_AGE);
  const people: Omit<FlightPerson, 'id'>[] = [
    ...Array.from({ length: adults }, () => ({ travelerType: 'ADULT' as const, age: ADULT_AGE })),
    ...ages
      .filter((age) => age >= ADULT_FROM_AGE)
      .map((age) => ({ travelerType: 'ADULT' as const, age })),
    ...ages
      .filter((age) => age >= CHILD_FROM_AGE && age < ADULT_FROM_AGE)
      .map((age) => ({ travelerType: 'CHILD' as const, age })),
    ...infants
      .slice(0, seated_infants)
      .map((age) => ({ travelerType: 'SEATED_INFANT' as const, age })),
    ...infants.slice(seated_infants).map((age, index) => ({
      travelerType: 'HELD_INFANT' as const,
      age,
      associatedAdultId: String(index + 1),
    })),
  ];
  return people.map((person, index) => ({ id: String(index + 1), ...person }));
}

/** The same people at their ages on `day`, by their birth dates. */
export const withAges = (
  people: readonly FlightPerson[],
  travelers: readonly Pick<FlightTraveler, 'id' | 'dateOfBirth'>[],
  day: string,
): FlightPerson[] =>
  people.map((person) => {
    const traveler = travelers.find(({ id }) => id === person.id);
    return traveler ? { ...person, age: ageOn(day, traveler.dateOfBirth) } : person;
  });

export const hasSeat = ({ travelerType }: Pick<FlightPerson, 'travelerType'>): boolean =>
  travelerType !== 'HELD_INFANT';

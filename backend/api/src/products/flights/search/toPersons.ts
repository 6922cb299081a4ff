import { type FlightPassengers, type FlightTraveler } from '@tiquete/contracts';
import { type AgeGroup, ageGroupOf, ageOn, FLIGHT_PASSENGERS } from '@tiquete/domain/travellers';
import type { FlightPerson } from '../ports';

/** Age of adults whose age is unknown. */
const ADULT_AGE = 30;

/**
 * Travellers of a search: adults, including those whose ages were given last, then children, then infants, each oldest first.
 * The oldest infants get the requested seats; each of the others sits on an adult's lap.
 */
export function toPersons({
  adults,
  children_ages,
  seated_infants,
}: FlightPassengers): FlightPerson[] {
  const ages = [...children_ages].sort((a, b) => b - a);
  const inGroup = (group: AgeGroup) =>
    ages.filter((age) => ageGroupOf(FLIGHT_PASSENGERS, age) === group);
  const infants = inGroup('INFANT');
  const people: Omit<FlightPerson, 'id'>[] = [
    ...Array.from({ length: adults }, () => ({ travelerType: 'ADULT' as const, age: ADULT_AGE })),
    ...inGroup('ADULT').map((age) => ({ travelerType: 'ADULT' as const, age })),
    ...inGroup('CHILD').map((age) => ({ travelerType: 'CHILD' as const, age })),
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

/** The same travellers with their ages on `day`, from their birth dates. */
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

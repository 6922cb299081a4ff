import { hash } from 'node:crypto';
import type { FlightPassengers, FlightSearchQuery, FlightSource } from '@tiquete/contracts';
import { type AgeGroup, ageGroupOf, FLIGHT_PASSENGERS } from '@tiquete/domain/travellers';
import { quoteScope, rulesKey } from '../../../money';
import type { CalendarBrand } from '../calendar/calendar';
import type { FlightPerson, FlightQuery } from '../ports';

/** The suppliers' query in a canonical form: order of ages and codes, and letter case, do not change a supplier's answer. */
export function toFlightQuery({
  segments,
  passengers,
  filters,
  corporateCodes,
}: FlightSearchQuery): FlightQuery {
  return {
    segments: segments.map(
      ({ originLocationCode, destinationLocationCode, departureDateTimeRange }) => ({
        originLocationCode,
        destinationLocationCode,
        date: departureDateTimeRange.date,
      }),
    ),
    travelers: toPersons(passengers),
    cabin: filters.cabin,
    corporateCodes: [...new Set(corporateCodes.map((code) => code.toUpperCase()))].sort(),
  };
}

/** Cache key of a query: the brand, the sources, our fee and mark-ups, and the query. */
export const flightResultKey = (
  { brandId, isPreview, feePerTraveler, markUpRules }: CalendarBrand,
  query: FlightQuery,
  sources: readonly FlightSource[],
): string => {
  const parts = [query, sources, feePerTraveler, rulesKey({ mark_ups: markUpRules })];
  return `flights:result:${quoteScope({ id: brandId, isPreview })}:${hash('sha256', JSON.stringify(parts), 'base64url')}`;
};

/** Age assumed for adults whose age is unknown. */
const ADULT_AGE = 30;

/**
 * Travellers of a search: adults (those with a given age after those without), then children, then infants, each group
 * oldest first. The oldest infants get the requested seats; the others sit on an adult's lap.
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

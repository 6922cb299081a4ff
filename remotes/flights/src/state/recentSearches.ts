import { ADULT_AGE } from '@tiquete/contracts/limits';
import { queryKey, type FlightQuery } from '@tiquete/domain/searches/flights';
import { formatDay } from '@tiquete/platform';
import type { RecentSearch } from './flightState';

export function toRecentSearch(query: FlightQuery): RecentSearch | null {
  const [first] = query.segments;
  const last = query.segments.at(-1);
  if (!first || !last) return null;
  const { adults, ages } = query;
  const destination = query.tripType === 'MULTI_CITY' ? last.destination : first.destination;
  return {
    destination_name: destination.name,
    dates: { start: first.date, end: last.date },
    checkInLabel: formatDay(first.date),
    checkOutLabel: formatDay(last.date),
    rooms: [{ adults, childrens: ages }],
    image: `/media/places/${destination.code}`,
    destination_code: destination.code,
    destinationObject: destination,
    totalRooms: 1,
    totalPax: adults + ages.length,
    passengersAge: [...Array.from({ length: adults }, () => ADULT_AGE), ...ages],
    origin: first.origin.code,
    query,
  };
}
/** Key of a recent search. Searches of the same flights have the same key. */
export const recentKey = ({ query }: RecentSearch): string => queryKey(query);

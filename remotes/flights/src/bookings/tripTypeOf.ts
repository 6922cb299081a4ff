import type { FlightDictionaries, Itinerary } from '@tiquete/contracts';
import type { TripType } from '@tiquete/domain/searches/flights';

/** Trip type of itineraries. Two of them, there and back, are a round trip. */
export function tripTypeOf(
  itineraries: readonly Itinerary[],
  { locations }: FlightDictionaries,
): TripType {
  const city = (airport = '') => locations[airport]?.cityCode ?? airport;
  const ends = itineraries.map(({ segments }) => ({
    from: city(segments[0]?.departure.iataCode),
    to: city(segments.at(-1)?.arrival.iataCode),
  }));
  const [out, back, more] = ends;
  if (!back) return 'ONE_WAY';
  return !more && out?.from === back.to && out.to === back.from ? 'ROUND_TRIP' : 'MULTI_CITY';
}

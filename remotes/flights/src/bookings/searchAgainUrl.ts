import type { BookingDetail } from '@tiquete/contracts';
import { readFlightSnapshot, type SoldFlight } from '@tiquete/contracts/flight-snapshot';
import type { FlightPlaceChoice, FlightQuery } from '@tiquete/domain/searches/flights';
import { cityOf } from '../model/carriers';
import { HOME_PATH, resultsUrl } from '../urls';
import { tripTypeOf } from './tripTypeOf';

/** Unknown age, for which the search form requires a value. */
const UNKNOWN_AGE = '?';

/**
 * Address of the same search: the remembered one of this browser, or one built from the booking, without the ages of
 * children.
 */
export function searchAgainUrl(
  { snapshot }: Pick<BookingDetail, 'snapshot'>,
  remembered: readonly FlightQuery[],
): string {
  const { offer, dictionaries } = readFlightSnapshot(snapshot);
  const { itineraries, travelerPricings } = offer;
  const types = travelerPricings.map(({ travelerType }) => travelerType);
  if (itineraries.length === 0) return HOME_PATH;
  const city = (airport = ''): FlightPlaceChoice => ({
    kind: 'city',
    code: dictionaries.locations[airport]?.cityCode || airport,
    name: cityOf(dictionaries, airport),
  });
  const query: FlightQuery = {
    tripType: tripTypeOf(itineraries, dictionaries),
    segments: itineraries.map(({ segments, departureDate }) => ({
      origin: city(segments[0]?.departure.iataCode),
      destination: city(segments.at(-1)?.arrival.iataCode),
      date: departureDate,
    })),
    adults: types.filter((type) => type === 'ADULT').length || 1,
    ages: [],
    seatedInfants: types.filter((type) => type === 'SEATED_INFANT').length,
    cabin: 'ALL',
    corporateCodes: [],
  };
  const minors = types.filter((type) => type !== 'ADULT').length;
  const known = remembered.find((other) => isSame(other, query, minors, dictionaries));
  if (known) return resultsUrl(known);
  return minors > 0
    ? resultsUrl(query, [['ages', Array.from({ length: minors }, () => UNKNOWN_AGE).join(',')]])
    : resultsUrl(query);
}
/** True for the same flights and number of travellers. An airport equals its city. */
function isSame(
  other: FlightQuery,
  query: FlightQuery,
  minors: number,
  { locations }: SoldFlight['dictionaries'],
): boolean {
  const city = (code: string) => locations[code]?.cityCode || code;
  return (
    other.adults === query.adults &&
    other.ages.length === minors &&
    other.segments.length === query.segments.length &&
    other.segments.every(({ origin, destination, date }, index) => {
      const own = query.segments[index];
      return (
        own !== undefined &&
        date === own.date &&
        city(origin.code) === own.origin.code &&
        city(destination.code) === own.destination.code
      );
    })
  );
}

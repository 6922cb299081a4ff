import type { FlightDictionaries, FlightOffer, FlightSegmentSold } from '@tiquete/contracts';
import { onAirportClock } from '../../places';

type Flown = Pick<FlightOffer, 'itineraries'>;
export const segmentsOf = ({ itineraries }: Flown): FlightSegmentSold[] =>
  itineraries.flatMap(({ segments }) => segments);

/** ISO instant of the first departure, with the local UTC offset. @throws Error for an offer without flights */
export function departureOf(offer: Flown): string {
  const [first] = segmentsOf(offer);
  if (!first) throw new Error('An offer has flights.');
  return onAirportClock(first.departure.at, first.departure.iataCode);
}
export const departureDayOf = (offer: Flown): string => departureOf(offer).slice(0, 10);
/** Local day of the last departure, on which the travellers' ages are counted. */
export const lastFlightDay = (offer: Flown): string =>
  segmentsOf(offer).at(-1)?.departure.at.slice(0, 10) ?? '';
/**
 * Last local day of the trip, until which documents must be valid. A flight over the date line may land on the day before
 * its departure; then it is the day of departure.
 */
export function lastDayOf(offer: Flown): string {
  const last = segmentsOf(offer).at(-1);
  const [departs, lands] = [lastFlightDay(offer), last?.arrival.at.slice(0, 10) ?? ''];
  return departs > lands ? departs : lands;
}

const countriesOf = (offer: Flown, { locations }: FlightDictionaries): (string | undefined)[] =>
  segmentsOf(offer)
    .flatMap(({ departure, arrival }) => [departure, arrival])
    .map(({ iataCode }) => locations[iataCode]?.countryCode);

/** Country of all airports of the trip. Null when the trip crosses a border or a country is unknown. */
export function onlyCountryOf(offer: Flown, dictionaries: FlightDictionaries): string | null {
  const countries = new Set(countriesOf(offer, dictionaries));
  const [only] = countries;
  return countries.size === 1 && only !== undefined ? only : null;
}
const HOME = 'CO';
export const isAbroad = (offer: Flown, dictionaries: FlightDictionaries): boolean =>
  onlyCountryOf(offer, dictionaries) !== HOME;

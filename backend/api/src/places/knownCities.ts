import * as z from 'zod';
import countrySynonymRows from './data/countrySynonyms.json';
import servedRows from './data/servedCities.json';
import synonymRows from './data/placeSynonyms.json';
import { runSync } from '../lib/async/steps';
import { createPlaceSearch, type Findable } from './placeSearch';

/**
 * Cities by IATA city code: Spanish name, country (ISO), amount of travel (1 to 100, by the magnitude of its passengers) and
 * airports from the busiest on. Reviewed by hand.
 */
const servedSchema = z.record(
  z.string(),
  z.object({
    name: z.string(),
    country: z.string(),
    travel: z.int().min(1).max(100),
    airports: z.array(z.string()),
  }),
);
export const SERVED_CITIES = servedSchema.parse(servedRows);

const synonyms = new Map(
  Object.entries(z.record(z.string(), z.array(z.string())).parse(synonymRows)),
);
/** Other and official names of a city by its code: `MEX` → `CDMX`, `Ciudad de México`… Reviewed by hand. */
export const synonymsOf = (code: string): readonly string[] =>
  synonyms.get(code.toUpperCase()) ?? [];

const countrySynonyms = new Map(
  Object.entries(z.record(z.string(), z.array(z.string())).parse(countrySynonymRows)),
);
/** Other and colloquial names of a country (ISO): `GB` → `Inglaterra`. Reviewed by hand. */
export const countrySynonymsOf = (code: string): readonly string[] =>
  countrySynonyms.get(code) ?? [];

/** Amount of travel by size of the airport: a seaplane base, a small, medium or large one. */
const TRAVEL_BY_SIZE = [1, 4, 12, 30];
const MOST_BY_PEOPLE = 9;
/** Amount of travel to a place, 1 to 100: as reviewed by hand, else by the size of its airport and its population. */
export function travelOf(code: string, population: number, size = 0): number {
  const people = Math.min(MOST_BY_PEOPLE, Math.round(Math.log10(population + 1)));
  return SERVED_CITIES[code.toUpperCase()]?.travel ?? (TRAVEL_BY_SIZE[size] ?? 0) + people;
}

/** A city, or a country by its ISO code. */
interface NamedPlace {
  code: string;
  name: string;
  /** Context such as the country of a city. */
  context?: readonly string[];
}
/**
 * Codes of the places in a short list that match a text by name, other or official name, with one or two wrong letters; the
 * best match first.
 */
export function codesNamed(text: string, places: readonly NamedPlace[]): string[] {
  const findables = places.map(({ code, name, context = [] }): Findable<string> => ({
    place: code,
    names: [name],
    synonyms: [...synonymsOf(code), ...countrySynonymsOf(code)],
    context,
    aliases: [],
    weight: travelOf(code, 0),
    foundByContext: false,
  }));
  return runSync(createPlaceSearch(findables))(text, findables.length);
}

import { atOnce } from '../lib/async/steps';
import { countrySynonymsOf, synonymsOf, travelOf } from './knownCities';
import { createPlaceSearch, type Findable } from './placeSearch';

/** A city, or a country by its ISO code. */
export interface NamedPlace {
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
  return atOnce(createPlaceSearch(findables))(text, findables.length);
}

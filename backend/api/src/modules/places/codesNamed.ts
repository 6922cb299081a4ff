import { atOnce } from '../../lib/async/steps';
import { countrySynonymsOf, synonymsOf, travelOf } from './knownCities';
import { createPlaceSearch, type Findable } from './placeSearch';

/** A city, or a country by its ISO code. */
export interface NamedPlace {
  code: string;
  name: string;
  /** Such as the country of a city. */
  context?: readonly string[];
}
/**
 * Codes of the places of a short list that a text names: by their names, by other and official ones, with a slip of one or two letters;
 * the likeliest first.
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

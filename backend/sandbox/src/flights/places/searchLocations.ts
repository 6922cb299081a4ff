import { airports, withoutAccents } from './airports';
import { airCities } from './places';
import type { Location, LocationQuestion } from './types';

interface Entry {
  location: Location;
  code: string;
  countryCode: string;
  words: readonly string[];
  text: string;
  score: number;
}
const plain = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const entry = (
  location: Location,
  code: string,
  countryCode: string,
  score: number,
  names: readonly string[],
): Entry => {
  const texts = names.map(plain);
  return {
    location,
    code: code.toLowerCase(),
    countryCode,
    score,
    text: texts.join(' | '),
    words: [...new Set(texts.flatMap((text) => text.split(' ')))],
  };
};
const entries: readonly Entry[] = [
  ...airCities.map((city) =>
    entry({ kind: 'CITY', city }, city.code, city.countryCode, city.score + 1, [
      city.code,
      city.name,
      city.nameEs,
    ]),
  ),
  ...airports.map((airport) =>
    entry({ kind: 'AIRPORT', airport }, airport.iata, airport.countryCode, airport.score, [
      airport.iata,
      airport.cityCode,
      airport.name,
      airport.nameEs,
      airport.cityName,
      airport.cityNameEs,
    ]),
  ),
];

/** Rank of a match: 0 for none, higher is better. */
function rank(found: Entry, keyword: string): number {
  if (found.code === keyword) return 3;
  if (found.text.startsWith(keyword) || found.text.includes(`| ${keyword}`)) return 2;
  const wanted = keyword.split(' ');
  return wanted.every((part) => found.words.some((word) => word.startsWith(part))) ? 1 : 0;
}

export function searchLocations({
  keyword,
  kinds,
  countryCode,
  limit,
  offset = 0,
}: LocationQuestion): { total: number; matches: Location[] } {
  const wanted = plain(keyword);
  if (!wanted) return { total: 0, matches: [] };
  const ranked = entries
    .filter(
      ({ location, countryCode: country }) =>
        kinds.includes(location.kind) && (!countryCode || country === countryCode),
    )
    .map((found) => ({ found, rank: rank(found, wanted) }))
    .filter((candidate) => candidate.rank > 0)
    .sort(
      (a, b) =>
        b.rank - a.rank ||
        b.found.score - a.found.score ||
        a.found.code.localeCompare(b.found.code),
    );
  return {
    total: ranked.length,
    matches: ranked.slice(offset, offset + limit).map(({ found }) => found.location),
  };
}

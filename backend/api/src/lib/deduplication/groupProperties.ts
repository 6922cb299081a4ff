import type { Geo } from '@tiquete/contracts';
import type { Steps } from '../async/steps';
import { type NameWord, nameWords } from './nameTokens';
import { type Property, propertyLikeness, MAX_METRES, metresBetween } from './propertyLikeness';

/** A hotel as one supplier's catalogue describes it. */
export interface Listed {
  hotelCode: string;
  name: string;
  city: string;
  /** Null when unknown: such a listing is never matched. */
  geo: Geo | null;
  stars: number;
}
interface Candidate {
  group: number;
  index: number;
  likeness: number;
  metres: number;
  /** Codes of both hotels in a fixed order. */
  pair: string;
}
const METRES_PER_DEGREE = 111_000;
/**
 * Size of a grid cell in degrees, slightly larger than the greatest distance between two listings of one property. At the
 * northernmost hotels a degree of longitude is a third as long.
 */
const [CELL_LATITUDE, CELL_LONGITUDE] = [
  MAX_METRES / METRES_PER_DEGREE,
  (MAX_METRES / METRES_PER_DEGREE) * 3,
];
const cellOf = ({ latitude, longitude }: Geo): [number, number] => [
  Math.floor(latitude / CELL_LATITUDE),
  Math.floor(longitude / CELL_LONGITUDE),
];
const isPlaced = (geo: Geo | null): geo is Geo =>
  geo !== null && (geo.latitude !== 0 || geo.longitude !== 0);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Groups the listings of one property from several suppliers. A group has at most one listing of each supplier; the most
 * likely and nearest pairs are joined first. The result does not depend on the order within a list. Every listing is in
 * exactly one group.
 */
export function* groupProperties<T extends Listed>(lists: readonly (readonly T[])[]): Steps<T[][]> {
  const [first = [], ...others] = lists;
  const groups: T[][] = sorted(first).map((hotel) => [hotel]);
  for (const list of others) yield* join(groups, sorted(list));
  return groups;
}
const sorted = <T extends Listed>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => compare(a.hotelCode, b.hotelCode) || compare(a.name, b.name));

function* join<T extends Listed>(groups: T[][], list: readonly T[]): Steps<void> {
  const candidates = (yield* candidatesOf(groups, list)).sort(
    (a, b) => b.likeness - a.likeness || a.metres - b.metres || compare(a.pair, b.pair),
  );
  const groupOf = new Map<number, number>();
  const taken = new Set<number>();
  for (const { group, index } of candidates) {
    if (taken.has(group) || groupOf.has(index)) continue;
    taken.add(group);
    groupOf.set(index, group);
  }
  for (const [index, hotel] of list.entries()) {
    const group = groups[groupOf.get(index) ?? -1];
    if (group) group.push(hotel);
    else groups.push([hotel]);
  }
}

function* candidatesOf<T extends Listed>(
  groups: readonly T[][],
  list: readonly T[],
): Steps<Candidate[]> {
  const cells = new Map<string, { group: number; hotel: T }[]>();
  for (const [group, members] of groups.entries()) {
    for (const hotel of members) {
      if (!isPlaced(hotel.geo)) continue;
      const key = cellOf(hotel.geo).join('/');
      const cell = cells.get(key);
      if (cell) cell.push({ group, hotel });
      else cells.set(key, [{ group, hotel }]);
    }
    yield;
  }
  const wordsOf = createNames();
  const candidates: Candidate[] = [];
  for (const [index, hotel] of list.entries()) {
    for (const key of isPlaced(hotel.geo) ? around(hotel.geo) : [])
      for (const other of cells.get(key) ?? [])
        candidates.push(...candidate(other, hotel, index, wordsOf));
    yield;
  }
  return candidates;
}
function around(geo: Geo): string[] {
  const [row, column] = cellOf(geo);
  return [-1, 0, 1].flatMap((south) => [-1, 0, 1].map((west) => `${row + south}/${column + west}`));
}
function candidate<T extends Listed>(
  { group, hotel: other }: { group: number; hotel: T },
  hotel: T,
  index: number,
  wordsOf: Names,
): Candidate[] {
  if (!isPlaced(hotel.geo) || !isPlaced(other.geo)) return [];
  const metres = metresBetween(hotel.geo, other.geo);
  if (metres > MAX_METRES) return [];
  const propertyOf = ({ name, stars }: Listed, geo: Geo): Property => ({
    name: wordsOf(name, hotel.city, other.city),
    geo,
    stars,
  });
  const likeness = propertyLikeness(propertyOf(hotel, hotel.geo), propertyOf(other, other.geo));
  return likeness > 0
    ? [
        {
          group,
          index,
          likeness,
          metres,
          pair: [hotel.hotelCode, other.hotelCode].sort(compare).join(' '),
        },
      ]
    : [];
}
type Names = (name: string, city: string, otherCity: string) => NameWord[];
/**
 * Parses each name once, although it is compared with many neighbours. The city names of both catalogues count for both names.
 */
function createNames(): Names {
  const known = new Map<string, Map<string, NameWord[]>>();
  return (name, city, otherCity) => {
    const isOne = city === otherCity;
    const cities = isOne ? city : [city, otherCity].sort(compare).join('\n');
    const names = known.get(cities) ?? new Map<string, NameWord[]>();
    known.set(cities, names);
    const words = names.get(name) ?? nameWords(name, isOne ? [city] : cities.split('\n'));
    names.set(name, words);
    return words;
  };
}

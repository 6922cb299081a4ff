import type { PackageFilters } from '@tiquete/contracts';
import {
  type ListedPackage,
  type Listing,
  toDayNumber,
  toMonthNumber,
} from '../catalogue/listing/listing';
import { requestedOrigin, perPersonAt, type SellingPrices } from './packagePrices';
import { sellableDays } from './sellableDays';

/** Criteria of a search. Days are YYYY-MM-DD, both included. Ids are those of places; a missing one matches every place. */
export interface Criteria {
  /** Places of which a package must have one. */
  places?: readonly string[];
  origin?: string;
  from: string;
  to: string;
  /** Today in Colombia. Departures whose sale has ended are not found. */
  today: string;
}
/** Found packages in columns, each with its cheapest departure (the first of equal ones), in the order of the listing. */
export interface FoundPackages {
  /** Position of the package in the listing. */
  position: Int32Array;
  /** Row of the departure in the listing's columns. */
  row: Int32Array;
  /** Price of each adult in a double room, from the requested origin. */
  pesos: Float64Array;
  /** Number of found packages with a departure in each requested month, starting at the month of `from`. */
  months: Int32Array;
}
/** A found package with the row of its cheapest departure in the listing's columns, and the price of each adult. */
export interface FoundPackage {
  listed: ListedPackage;
  row: number;
  pesos: number;
}

/** True when a package goes to one of the places, from the origin. A package without an origin matches every origin. */
export const matchesPlaces = (
  listed: ListedPackage,
  { places, origin }: Pick<Criteria, 'places' | 'origin'>,
): boolean =>
  (!places || places.some((place) => listed.places.has(place))) &&
  (origin === undefined ||
    listed.origins.length === 0 ||
    listed.origins.some(({ code }) => code === origin));

/** Positions of the packages to a place, from an origin. Without either, of all packages. */
export function positionsOf(
  { packages, positions, byPlace }: Listing,
  { places, origin }: Pick<Criteria, 'places' | 'origin'>,
): Int32Array {
  const there = places
    ? union(places.map((place) => byPlace.get(place) ?? new Int32Array()))
    : positions;
  if (origin === undefined) return there;
  return there.filter((position) => {
    const listed = packages[position];
    return listed !== undefined && matchesPlaces(listed, { origin });
  });
}
function union([first, ...others]: readonly Int32Array[]): Int32Array {
  if (!first || others.length === 0) return first ?? new Int32Array();
  return Int32Array.from(new Set([first, ...others].flatMap((own) => [...own]))).sort();
}

/** Largest number of a month in a column of 16 bits. */
const LAST_MONTH = 2 ** 15 - 1;

const createColumns = (count: number) => ({
  position: new Int32Array(count),
  row: new Int32Array(count),
  pesos: new Float64Array(count),
});
/**
 * Buffer that all searches share. Each copies only the rows that it found: clearing a new buffer each time would cost more
 * than the search.
 */
let found = createColumns(0);

/** Finds packages with a departure on sale; with `inMonths`, in one of these months. */
export function findPackages(
  listing: Listing,
  prices: SellingPrices,
  criteria: Criteria,
  inMonths: readonly string[] = [],
): FoundPackages {
  const { columns } = listing;
  const { month } = listing.departures;
  const { pesos } = prices;
  const days = sellableDays(listing, toDayNumber(criteria.today));
  const [from, to] = [toDayNumber(criteria.from), toDayNumber(criteria.to)];
  const wanted = inMonths.length > 0 ? flagsOf(inMonths.map(toMonthNumber)) : undefined;
  const candidates = positionsOf(listing, criteria);
  const start = toMonthNumber(criteria.from);
  const end = Math.min(toMonthNumber(criteria.to), LAST_MONTH);
  const months = new Int32Array(Math.max(0, end - start + 1));
  if (found.position.length < candidates.length) found = createColumns(candidates.length);
  const soldAt = (row: number, position: number): number => {
    const listed = listing.packages[position];
    const supplement = supplementOf(listing, position, criteria.origin);
    return listed ? perPersonAt(row, supplement, listed, listing, prices, criteria.origin) : NaN;
  };
  let count = 0;
  for (const position of candidates) {
    const first = columns.first[position] ?? 0;
    const last = columns.end[position] ?? 0;
    // All departures of a package have prices in one currency, so the first one decides.
    if (first === last || Number.isNaN(pesos[first] ?? NaN)) continue;
    let [best, least, lastMonth] = [-1, Infinity, -1];
    for (let row = first; row < last; row += 1) {
      const on = days[row] ?? 0;
      if (on < from || on > to) continue;
      const own = month[row] ?? 0;
      if (wanted && wanted[own] !== 1) continue;
      // Rows of a package are sorted by day, so a month is counted once, when it begins.
      if (own !== lastMonth) months[own - start] = (months[own - start] ?? 0) + 1;
      lastMonth = own;
      const price = prices.isMarkedUp ? soldAt(row, position) : (pesos[row] ?? NaN);
      if (!(price < least)) continue;
      best = row;
      least = price;
    }
    if (best < 0) continue;
    // The supplement is equal for every departure, so the cheapest departure stays the cheapest.
    const supplement = supplementOf(listing, position, criteria.origin);
    found.position[count] = position;
    found.row[count] = best;
    found.pesos[count] = supplement === 0 ? least : soldAt(best, position);
    count += 1;
  }
  return {
    position: found.position.slice(0, count),
    row: found.row.slice(0, count),
    pesos: found.pesos.slice(0, count),
    months,
  };
}
/** Supplement of the requested origin, in whole units of the package's currency. */
const supplementOf = (
  { packages, columns }: Listing,
  position: number,
  origin: string | undefined,
): number =>
  origin === undefined
    ? (columns.supplement[position] ?? 0)
    : (requestedOrigin(packages[position]?.origins ?? [], origin)?.supplement ?? 0);
/** Column with 1 at these positions. */
function flagsOf(numbers: readonly number[]): Uint8Array {
  const flags = new Uint8Array(Math.max(...numbers) + 1);
  for (const one of numbers) flags[one] = 1;
  return flags;
}

export const foundBytes = ({ position, row, pesos, months }: FoundPackages): number =>
  position.byteLength + row.byteLength + pesos.byteLength + months.byteLength;

export const listFound = (listing: Listing, found: FoundPackages): FoundPackage[] =>
  Array.from(found.position.keys()).flatMap((index) => foundAt(listing, found, index) ?? []);

export function foundAt(
  { packages }: Listing,
  { position, row, pesos }: FoundPackages,
  index: number,
): FoundPackage | undefined {
  const listed = packages[position[index] ?? -1];
  return listed && { listed, row: row[index] ?? 0, pesos: pesos[index] ?? NaN };
}

/** True when a package passes all filters but that of months, which applies to departures. */
export function matchesFilters(
  { traits, columns }: Listing,
  { price, nights, regions, includes, stars }: PackageFilters,
): (position: number, pesos: number) => boolean {
  // Evaluated once for all packages with the same traits.
  const isWanted = traits.map(
    (own) =>
      (regions.length === 0 || isAnyOf(regions, own.regions)) &&
      includes.every((type) => own.includes.includes(type)) &&
      (stars.length === 0 || isAnyOf(stars, own.stars)),
  );
  return (position, pesos) =>
    isWanted[columns.traits[position] ?? 0] === true &&
    (!price || isWithin(price, pesos)) &&
    (!nights || isWithin(nights, columns.nights[position] ?? 0));
}
const isWithin = ({ min, max }: { min: number; max: number }, value: number): boolean =>
  value >= min && value <= max;
const isAnyOf = <Value>(wanted: readonly Value[], own: readonly Value[]): boolean =>
  wanted.some((value) => own.includes(value));

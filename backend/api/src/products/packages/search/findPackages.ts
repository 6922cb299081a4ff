import type { PackageFilters } from '@tiquete/contracts';
import {
  type ListedPackage,
  type Listing,
  toDayNumber,
  toMonthNumber,
} from '../catalogue/listing/listing';
import { requestedOrigin, perPersonAt, type SellingPrices } from './packagePrices';
import { sellableDays } from './sellableDays';

/** Criteria of a search. Days are YYYY-MM-DD, both included; ids are those of places, and missing for any place. */
export interface Criteria {
  /** Any of these places. */
  places?: readonly string[];
  origin?: string;
  from: string;
  to: string;
  /** Day in Colombia; departures whose sale has ended are not found. */
  today: string;
}
/** Columns of the found packages with the cheapest departure of each, the first of equal ones; in the listing's order. */
export interface FoundPackages {
  /** Position of the package in the listing. */
  position: Int32Array;
  /** Row in the departures' columns. */
  row: Int32Array;
  /** Price of each adult in double, from the requested origin. */
  pesos: Float64Array;
  /** Number of them with a departure in each requested month, starting at the month of `from`. */
  months: Int32Array;
}
/** One row of the columns. */
export interface FoundPackage {
  listed: ListedPackage;
  row: number;
  pesos: number;
}

/** Packages without an origin match every origin. */
export const matchesPlaces = (
  listed: ListedPackage,
  { places, origin }: Pick<Criteria, 'places' | 'origin'>,
): boolean =>
  (!places || places.some((place) => listed.places.has(place))) &&
  (origin === undefined ||
    listed.origins.length === 0 ||
    listed.origins.some(({ code }) => code === origin));

/** Positions of the packages to a place, from an origin; of all packages without both. */
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

/** The largest month that 16 bits can hold. */
const LAST_MONTH = 2 ** 15 - 1;

const createColumns = (count: number) => ({
  position: new Int32Array(count),
  row: new Int32Array(count),
  pesos: new Float64Array(count),
});
/**
 * A buffer shared by all searches, which copy only the found part: clearing a new one each time would cost more than the
 * search.
 */
let found = createColumns(0);

/** Packages with a departure on sale; with `inMonths`, in one of them. */
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
    // All departures of a package are priced in one currency.
    if (first === last || Number.isNaN(pesos[first] ?? NaN)) continue;
    let [best, least, lastMonth] = [-1, Infinity, -1];
    for (let row = first; row < last; row += 1) {
      const on = days[row] ?? 0;
      if (on < from || on > to) continue;
      const own = month[row] ?? 0;
      if (wanted && wanted[own] !== 1) continue;
      // Rows of a package are sorted by day.
      if (own !== lastMonth) months[own - start] = (months[own - start] ?? 0) + 1;
      lastMonth = own;
      const price = prices.isMarkedUp ? soldAt(row, position) : (pesos[row] ?? NaN);
      if (!(price < least)) continue;
      best = row;
      least = price;
    }
    if (best < 0) continue;
    // Every departure has the same supplement, so the cheapest stays the cheapest.
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
/** A column with 1 at each of these positions. */
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

/** Whether a package passes the filters, except that of months, which filters departures. */
export function matchesFilters(
  { traits, columns }: Listing,
  { price, nights, regions, includes, stars }: PackageFilters,
): (position: number, pesos: number) => boolean {
  // Computed once for all packages with the same traits.
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

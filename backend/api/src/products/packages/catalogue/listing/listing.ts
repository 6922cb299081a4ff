import type { PackageInclusion, Region } from '@tiquete/contracts';

/** Filter values of packages. Packages with equal values share one object, so that they are counted together. */
export interface Traits {
  /** Index among the traits of a listing, from 0. */
  number: number;
  /** Regions outside Colombia. */
  regions: readonly Region[];
  includes: readonly PackageInclusion[];
  /** Categories of the package's hotels. */
  stars: readonly number[];
}
/** Facts about a package on sale that a list needs. */
export interface ListedPackage {
  code: string;
  name: string;
  /** Path of a picture of the catalogue. */
  image: string;
  nights: number;
  currency: 'COP' | 'USD';
  traits: Traits;
  /**
   * Cities where the trip begins, with the supplement per person. A package without any begins at its first stop, for every
   * origin of a search.
   */
  origins: readonly { code: string; name: string; supplement: number }[];
  /** Stops, except places that the package only passes through. */
  stops: readonly { code: string; name: string; country: string }[];
  /** Cities, countries and regions by which a search finds the package. */
  places: ReadonlySet<string>;
  /** Range of the package's departures in the columns, by day: from `first`, without `end`. */
  first: number;
  end: number;
}
/** Departures of all packages in columns. Days count from 1970-01-01. */
export interface DepartureColumns {
  day: Int32Array;
  /** Month of the departure, counted from January 1970. */
  month: Int16Array;
  /** Last day of sale. */
  saleEnd: Int32Array;
  /** Price of each adult in double, in whole units of the package's currency. */
  price: Int32Array;
  /** 0 when the departure is closed. */
  isOpen: Uint8Array;
  /** Number of free rooms of all types. */
  left: Int32Array;
  /** 0 while the minimum group of the departure is not reached. */
  isCertain: Uint8Array;
}
/**
 * Fields of packages that every search reads, in columns by position. Reading them from the objects of a large listing would
 * take longer than the rest of the search.
 */
export interface PackageColumns {
  /** Row of the package's first departure. */
  first: Int32Array;
  /** Row after the package's last departure. */
  end: Int32Array;
  nights: Int32Array;
  /** Index of the package's traits. */
  traits: Int32Array;
  /** Supplement of the package's first origin, in whole units of its currency; 0 without an origin. */
  supplement: Int32Array;
}
export interface Listing {
  /** Packages sorted by code. */
  packages: readonly ListedPackage[];
  columns: PackageColumns;
  /** Traits by their index. */
  traits: readonly Traits[];
  /** Position of each code in `packages`. */
  positions: Int32Array;
  byCode: ReadonlyMap<string, number>;
  /** Positions of the packages of a city, a country or a region, in order. */
  byPlace: ReadonlyMap<string, Int32Array>;
  /** Currencies of the prices. */
  currencies: readonly string[];
  departures: DepartureColumns;
  /**
   * Number that is new after every change of rooms or departures, unique over all listings. A result computed from the
   * listing is valid while the number is the same.
   */
  revision: number;
}
/** A departure whose rooms or open state changed. */
export interface DepartureChange {
  code: string;
  day: number;
  isOpen: boolean;
  left: number;
  isCertain: boolean;
}
const DAY_MS = 86_400_000;
export const toDayNumber = (day: string): number => Date.parse(day) / DAY_MS;
export const toDayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Number of the month of YYYY-MM or YYYY-MM-DD. */
export function toMonthNumber(text: string): number {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return (year - 1970) * 12 + month - 1;
}
export const toMonthText = (month: number): string =>
  new Date(Date.UTC(1970, month)).toISOString().slice(0, 7);

let revisions = 0;
const nextRevision = (): number => (revisions += 1);

export const createListing = (
  packages: readonly ListedPackage[],
  departures: DepartureColumns,
): Listing => ({
  packages,
  columns: toColumns(packages),
  traits: [...new Set(packages.map(({ traits }) => traits))].sort((a, b) => a.number - b.number),
  positions: Int32Array.from(packages.keys()),
  byCode: new Map(packages.map(({ code }, position) => [code, position])),
  byPlace: placesOf(packages),
  currencies: [...new Set(packages.map(({ currency }) => currency))],
  departures,
  revision: nextRevision(),
});

const toColumns = (packages: readonly ListedPackage[]): PackageColumns => ({
  first: Int32Array.from(packages, ({ first }) => first),
  end: Int32Array.from(packages, ({ end }) => end),
  nights: Int32Array.from(packages, ({ nights }) => nights),
  traits: Int32Array.from(packages, ({ traits }) => traits.number),
  supplement: Int32Array.from(packages, ({ origins }) => origins[0]?.supplement ?? 0),
});

function placesOf(packages: readonly ListedPackage[]): Listing['byPlace'] {
  const positions = new Map<string, number[]>();
  for (const [position, { places }] of packages.entries())
    for (const place of places) {
      const known = positions.get(place);
      if (known) known.push(position);
      else positions.set(place, [position]);
    }
  return new Map([...positions].map(([place, own]) => [place, Int32Array.from(own)]));
}

/**
 * Updates departures. Unknown ones are skipped, because they belong to packages of a later version. A row without a change
 * gets no new revision: rows are read repeatedly while an older transaction is open.
 */
export function updateListing(listing: Listing, changes: readonly DepartureChange[]): void {
  const { isOpen, left, isCertain } = listing.departures;
  let isOther = false;
  const set = (column: Int32Array | Uint8Array, row: number, value: number) => {
    isOther ||= column[row] !== value;
    column[row] = value;
  };
  for (const change of changes) {
    const row = rowOf(listing, change);
    if (row < 0) continue;
    set(isOpen, row, change.isOpen ? 1 : 0);
    set(left, row, change.left);
    set(isCertain, row, change.isCertain ? 1 : 0);
  }
  if (isOther) listing.revision = nextRevision();
}

function rowOf({ packages, byCode, departures }: Listing, { code, day }: DepartureChange): number {
  const owner = packages[byCode.get(code) ?? -1];
  if (!owner) return -1;
  const row = departures.day.subarray(owner.first, owner.end).indexOf(day);
  return row < 0 ? -1 : owner.first + row;
}

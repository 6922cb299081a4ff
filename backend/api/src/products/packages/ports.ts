import type { PackageContent } from './format/packageSchema';
import type { Departure, RoomType, SeasonPrice } from './format/saleSchemas';

export const PACKAGE_ORDERS = ['price_asc', 'price_desc', 'nights_asc', 'departure_asc'] as const;
export type PackageOrder = (typeof PACKAGE_ORDERS)[number];

/** Which packages, with a departure that can still be bought. */
export interface PackageFilter {
  /** Regions, countries and cities; a package of any of them. Unset: everywhere. */
  places?: readonly string[];
  /** Where the journey begins; packages without flights begin everywhere. */
  origin?: string;
  /** Of the departure, both included. */
  from: string;
  to: string;
  /** Today in Colombia: what is no longer sold then is not found. */
  today: string;
  /** Pesos for one unit, as decimal text, by currency besides COP; a package in another one is not found. */
  rates: Readonly<Record<string, string>>;
  nights?: Bounds;
  /** Pesos for each adult in double. */
  price?: Bounds;
  /** Everything that must be part of it. */
  includes?: readonly string[];
  stars?: readonly number[];
}
interface Bounds {
  min: number;
  max: number;
}
/** The last of a page: by what it is ordered, as a decimal number, and its code. */
export interface PageEnd {
  rank: string;
  code: string;
}
/** Which part of what was found. `after` is an earlier answer's `next`. */
export interface PackagePage {
  order: PackageOrder;
  limit: number;
  after?: PageEnd;
}

/** A package as a list shows it, with its cheapest departure in the days asked for. */
export interface FoundPackage {
  code: string;
  name: string;
  image: string;
  nights: number;
  includeTypes: string[];
  stars: number[];
  date: string;
  currency: 'COP' | 'USD';
  /** Whole units of `currency`, for each adult in double. */
  fromPrice: number;
  /** The same in whole pesos. */
  pesos: number;
}
export interface FoundPackages {
  total: number;
  packages: FoundPackage[];
  /** Null after the last page. */
  next: PageEnd | null;
}
export interface MonthPrice {
  /** YYYY-MM. */
  month: string;
  /** Days of departure, by the day and their cheapest package, in whole pesos. */
  dates: { date: string; pesos: number }[];
}

export interface DepartureOffer extends Omit<Departure, 'rooms'> {
  fromPrice: number;
  /** Rooms left by type. */
  left: Partial<Record<RoomType, number>>;
}
export interface PackageDetail {
  content: PackageContent;
  /** Those that are still sold, the next first; also without rooms left. */
  departures: DepartureOffer[];
}
/** What one departure costs. */
export interface DeparturePrices {
  currency: 'COP' | 'USD';
  season: string;
  /** Of each hotel, in the catalogue's order. */
  prices: SeasonPrice[];
}

/** Where packages come from: our own tables, or an operator's api one day. */
export interface PackageCatalogue {
  find(brandId: string, filter: PackageFilter, page: PackagePage): Promise<FoundPackages>;
  months(brandId: string, filter: PackageFilter): Promise<MonthPrice[]>;
  /** Null for a package that is not sold. */
  read(brandId: string, code: string, today: string): Promise<PackageDetail | null>;
  /** Null for a departure that is not sold. */
  prices(
    brandId: string,
    code: string,
    date: string,
    today: string,
  ): Promise<DeparturePrices | null>;
}

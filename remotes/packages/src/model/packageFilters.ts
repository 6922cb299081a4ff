import type { PackageInclusion, PackageOrder, Region } from '@tiquete/contracts';

export const PACKAGE_ORDERS = [
  'price_asc',
  'price_desc',
  'nights_asc',
  'departure_asc',
] as const satisfies readonly PackageOrder[];
export const INCLUSIONS = [
  'flight',
  'hotel',
  'transfer',
  'meal',
  'assistance',
  'tour',
] as const satisfies readonly PackageInclusion[];
export const REGIONS = [
  'SOUTH_AMERICA',
  'NORTH_AMERICA',
  'EUROPE',
  'ASIA',
  'AFRICA',
  'OCEANIA',
  'ANTARCTICA',
] as const satisfies readonly Region[];

/** Lower and upper bound, both included. */
export type Bounds = [min: number, max: number];
export interface PackageFilters {
  /** Whole pesos for each adult in a double room. */
  price: Bounds | null;
  nights: Bounds | null;
  /** Months of departure, YYYY-MM. */
  months: string[];
  regions: Region[];
  /** Inclusions that the package must have. */
  includes: PackageInclusion[];
  /** Categories of the package's hotels. */
  stars: number[];
  orderBy: PackageOrder;
}
export const noFilters: PackageFilters = {
  price: null,
  nights: null,
  months: [],
  regions: [],
  includes: [],
  stars: [],
  orderBy: 'price_asc',
};
/** Clears all filters but not the order. */
export const withoutFilters = ({ orderBy }: PackageFilters): PackageFilters => ({
  ...noFilters,
  orderBy,
});

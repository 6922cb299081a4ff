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

/** Both included. */
export type Bounds = [min: number, max: number];
export interface PackageFilters {
  /** Whole pesos for each adult in double. */
  price: Bounds | null;
  nights: Bounds | null;
  /** Months of departure, YYYY-MM. */
  months: string[];
  regions: Region[];
  /** All of them must be part. */
  includes: PackageInclusion[];
  /** Categories of its hotels. */
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
/** The order stays. */
export const withoutFilters = ({ orderBy }: PackageFilters): PackageFilters => ({
  ...noFilters,
  orderBy,
});

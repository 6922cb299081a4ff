import type { PackageInclusion, PackageOrder, Region } from '@tiquete/contracts';
import { defineFilters, known, list, order, range, type FiltersOf } from '@tiquete/search';

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

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
const isCategory = (star: number) => star >= 1 && star <= 5 && Number.isInteger(star * 2);
const unique = <T>(values: T[]): T[] => [...new Set(values)];

/** Rows without tests and facets, because the api filters the packages and counts the options. */
export const packageFilters = defineFilters({
  /** Whole pesos for each adult in a double room. */
  price: range(),
  nights: range(),
  /** Months of departure, YYYY-MM. */
  months: list({
    name: 'month',
    read: (texts) => unique(texts.filter(isMonth)).slice(0, 24),
  }),
  regions: list({ name: 'region', read: known(REGIONS) }),
  /** Inclusions that the package must have. */
  includes: list({ read: known(INCLUSIONS) }),
  /** Categories of the package's hotels. */
  stars: list({
    name: 'star',
    read: (texts) => unique(texts.map(Number)).filter(isCategory).slice(0, 9),
  }),
  orderBy: order(PACKAGE_ORDERS, 'price_asc'),
});
export type PackageFilters = FiltersOf<typeof packageFilters.rows>;

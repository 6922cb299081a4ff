import { PACKAGE_INCLUSIONS, PACKAGE_ORDERS, REGIONS } from '@tiquete/contracts/constants';
import { noFilters, type PackageFilters } from './packageQuery';

const unique = <T>(values: T[]): T[] => [...new Set(values)];
const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
const isCategory = (star: number) => star >= 1 && star <= 5 && Number.isInteger(star * 2);
export const readMonths = (texts: string[]): string[] => unique(texts.filter(isMonth)).slice(0, 24);
export const readStars = (texts: string[]): number[] =>
  unique(texts.map(Number)).filter(isCategory).slice(0, 9);
function readRange(text: string | null): [min: number, max: number] | null {
  const [, min, max] = /^(\d{1,12})-(\d{1,12})$/.exec(text ?? '') ?? [];
  return min && max && Number(min) <= Number(max) ? [Number(min), Number(max)] : null;
}

/**
 * Reads the filters of an address as the list's page does, and leaves out invalid values:
 * `price=1000000-5000000&nights=3-12&month=2027-03&region=EUROPE&includes=meal&star=4.5&orderBy=nights_asc`.
 */
export function readFilters(search: string): PackageFilters {
  const params = new URLSearchParams(search);
  const [regions, includes] = [params.getAll('region'), params.getAll('includes')];
  return {
    price: readRange(params.get('price')),
    nights: readRange(params.get('nights')),
    months: readMonths(params.getAll('month')),
    regions: REGIONS.filter((region) => regions.includes(region)),
    includes: PACKAGE_INCLUSIONS.filter((inclusion) => includes.includes(inclusion)),
    stars: readStars(params.getAll('star')),
    orderBy: PACKAGE_ORDERS.find((order) => order === params.get('orderBy')) ?? noFilters.orderBy,
  };
}

import { emptyDraft, type AssistanceQuery, type SearchDraft } from './search/assistanceQuery';
import {
  BENEFITS,
  CATEGORIES,
  noFilters,
  PLAN_ORDERS,
  type PlanFilters,
} from './results/filters/planFilters';

export const HOME_PATH = '/asisstances';
export const RESULTS_PATH = '/searchs/asisstences';
export const CHECKOUT_PATH = '/checkout/asisstence';

/** The results page's address, which is the request: `?origin_code=CO&destination_code=EUROPE&checkin=…&checkout=…&age_pax=35,7`. */
export function resultsUrl(query: AssistanceQuery, filters: PlanFilters = noFilters): string {
  return `${RESULTS_PATH}?${new URLSearchParams([...queryPairs(query), ...filterPairs(filters)])}`;
}
/** The plan that is bought, in the search session whose price it is. */
export interface PlanAddress {
  sessionCode: string;
  assistanceCode: string;
  productCode: string;
}
/** The checkout of one plan. A new session prices it under another `productCode`; `assistanceCode` finds it again. */
export function checkoutUrl(query: AssistanceQuery, plan: PlanAddress): string {
  const { sessionCode, assistanceCode, productCode } = plan;
  return `${CHECKOUT_PATH}?${new URLSearchParams([
    ...queryPairs(query),
    ['assistanceCode', assistanceCode],
    ['productCode', productCode],
    ['sessionCode', sessionCode],
  ])}`;
}
/** The request alone, without filters: equal strings are equal searches. */
export const queryKey = (query: AssistanceQuery): string =>
  new URLSearchParams(queryPairs(query)).toString();

function queryPairs({
  origin,
  destinations,
  checkin,
  checkout,
  ages,
}: AssistanceQuery): [string, string][] {
  return [
    ['origin_code', origin],
    ...destinations.map((code): [string, string] => ['destination_code', code]),
    ['checkin', checkin],
    ['checkout', checkout],
    ['age_pax', ages.join(',')],
  ];
}
function filterPairs({ price, sum, category, covers, entry, orderBy }: PlanFilters) {
  const pairs: [string, string][] = [];
  if (price) pairs.push(['price', price.join('-')]);
  if (sum) pairs.push(['sum', `${sum.amount}-${sum.currency}`]);
  for (const one of category) pairs.push(['category', one]);
  for (const one of covers) pairs.push(['covers', one]);
  if (entry) pairs.push(['entry', '1']);
  if (orderBy !== noFilters.orderBy) pairs.push(['orderBy', orderBy]);
  return pairs;
}

/** Reads what an address asks for, as far as it can be read; `checkSearch` says whether it is a request. */
export function parseSearch(search: string): SearchDraft {
  const params = new URLSearchParams(search);
  const [start, end] = [params.get('checkin'), params.get('checkout')];
  const ages = params.get('age_pax');
  return {
    origin: params.get('origin_code') ?? emptyDraft.origin,
    destinations: unique(params.getAll('destination_code')),
    dates: start && end ? { start, end } : null,
    ages: ages === null ? emptyDraft.ages : ages.split(',').map(parseAge),
  };
}
/** Text that is no age becomes one still to be typed. */
const parseAge = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null);

/** Null when the address names no plan. */
export function parsePlanAddress(search: string): PlanAddress | null {
  const params = new URLSearchParams(search);
  const read = (name: string, longest: number) => (params.get(name) ?? '').slice(0, longest);
  const [sessionCode, assistanceCode, productCode] = [
    read('sessionCode', 64),
    read('assistanceCode', 80),
    read('productCode', 200),
  ];
  return sessionCode && assistanceCode && productCode
    ? { sessionCode, assistanceCode, productCode }
    : null;
}

/** Filters that cannot be read are left out: a damaged link still shows its plans. */
export function parseFilters(search: string): PlanFilters {
  const params = new URLSearchParams(search);
  const [, amount, currency] = /^(\d{1,12})-([A-Z]{3})$/.exec(params.get('sum') ?? '') ?? [];
  return {
    price: parsePrice(params.get('price')),
    sum: amount && currency ? { amount, currency } : null,
    category: CATEGORIES.filter((one) => params.getAll('category').includes(one)),
    covers: BENEFITS.filter((one) => params.getAll('covers').includes(one)),
    entry: params.get('entry') === '1',
    orderBy: PLAN_ORDERS.find((order) => order === params.get('orderBy')) ?? noFilters.orderBy,
  };
}
function parsePrice(text: string | null): [number, number] | null {
  const [, min, max] = /^(\d{1,12})-(\d{1,12})$/.exec(text ?? '') ?? [];
  return min && max && Number(min) <= Number(max) ? [Number(min), Number(max)] : null;
}
const unique = <T>(values: T[]): T[] => [...new Set(values)];

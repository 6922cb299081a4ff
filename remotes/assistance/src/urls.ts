import { emptyDraft, type AssistanceQuery, type SearchDraft } from './model/assistanceQuery';
import type { CheckoutRequest, PlanAddress } from './model/offer';

export const HOME_PATH = '/asisstances';
export const RESULTS_PATH = '/searchs/asisstences';
export const CHECKOUT_PATH = '/checkout/asisstence';

/**
 * Address of the results page, which holds the whole search, then the pairs of filters and order:
 * `?origin_code=CO&destination_code=EUROPE&checkin=…&checkout=…&age_pax=35,7`.
 */
export function resultsUrl(query: AssistanceQuery, filters: [string, string][] = []): string {
  return `${RESULTS_PATH}?${new URLSearchParams([...queryPairs(query), ...filters])}`;
}
/** Address of the checkout of one plan. */
export function checkoutUrl(query: AssistanceQuery, plan: PlanAddress): string {
  const { sessionCode, assistanceCode, productCode } = plan;
  return `${CHECKOUT_PATH}?${new URLSearchParams([
    ...queryPairs(query),
    ['assistanceCode', assistanceCode],
    ['productCode', productCode],
    ['sessionCode', sessionCode],
  ])}`;
}
export const requestUrl = ({ query, address }: CheckoutRequest): string =>
  checkoutUrl(query, address);
/** The search without its filters. Equal strings are equal searches. */
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

/** Reads the valid parts of a search; `checkSearch` then checks that it is complete. */
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
/** Null if the text is not an age. */
const parseAge = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null);

/** Null if the address names no plan. */
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
const unique = <T>(values: T[]): T[] => [...new Set(values)];

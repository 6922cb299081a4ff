import { queryPairs, type AssistanceQuery } from '@tiquete/domain/searches/assistance';
import type { CheckoutRequest, PlanAddress } from './model/offer';

export const HOME_PATH = '/asisstances';
export const RESULTS_PATH = '/searchs/asisstences';
export const CHECKOUT_PATH = '/checkout/asisstence';

/** Address of the results page, which holds the whole search, then the pairs of filters and order. */
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

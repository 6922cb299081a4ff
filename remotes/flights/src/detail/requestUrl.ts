import { chosenPairs } from '../model/chosenFlights';
import type { CheckoutRequest } from '../model/offer';
import { checkoutUrl } from '../urls';

/** Address of the checkout with the search, the offer and the flights that were seen. */
export function requestUrl({ query, chosen, seen }: CheckoutRequest): string {
  return `${checkoutUrl(query, chosen)}&${new URLSearchParams(chosenPairs(seen))}`;
}

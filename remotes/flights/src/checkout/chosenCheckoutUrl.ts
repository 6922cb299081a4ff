import { chosenPairs } from '../results/chosenParams';
import { checkoutUrl } from '../urls';
import type { CheckoutRequest } from './offer/offerState';

/** The address of a checkout, which is its request. */
export function chosenCheckoutUrl({ query, chosen, seen }: CheckoutRequest): string {
  return `${checkoutUrl(query, chosen)}&${new URLSearchParams(chosenPairs(seen))}`;
}

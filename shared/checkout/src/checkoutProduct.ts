import { createContext, use } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useNamespace, type Translate } from '@tiquete/platform';
import type { CheckoutMessageKey, CheckoutNamespace } from './messages/keys';

/** A product's messages, storage keys and addresses for its checkout. */
export interface CheckoutProduct {
  /** Namespace of the product's messages. Its `checkout` has those of `@tiquete/checkout/messages` and the product's own. */
  namespace: CheckoutNamespace;
  /** Part of the keys in browser storage, for draft and payment: `hotel-checkout`. */
  keptAs: string;
  /** Page to which the gateway returns the traveller. */
  returnPath: (bookingId: string) => string;
  /** Page with the result of a payment. */
  resultUrl: (payment: Payment) => string;
  /** Page for a new search. */
  searchPath: string;
}
export const CheckoutProductContext = createContext<CheckoutProduct | null>(null);

export function useCheckoutProduct(): CheckoutProduct {
  const product = use(CheckoutProductContext);
  if (!product) throw new Error('A checkout needs CheckoutProductContext.');
  return product;
}
export function useCheckoutWords(): Translate<CheckoutMessageKey> {
  return useNamespace(useCheckoutProduct().namespace);
}

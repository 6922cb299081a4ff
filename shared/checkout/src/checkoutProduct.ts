import { createContext, use } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useMessages, type Translate } from '@tiquete/platform';

/** What differs between the checkouts of two products, as far as this package must know. */
export interface CheckoutProduct {
  /** Of the remote's words; below `checkout` stand those of `@tiquete/checkout/messages` and its own. */
  namespace: string;
  /** Names what the browser keeps for it: `hotel-checkout`. */
  keptAs: string;
  /** The page that the gateway leads back to. */
  returnPath: (bookingId: string) => string;
  /** The page that says what came of a payment. */
  resultUrl: (payment: Payment) => string;
  /** Where a new search begins. */
  searchPath: string;
}
export const CheckoutProductContext = createContext<CheckoutProduct | null>(null);

export function useCheckoutProduct(): CheckoutProduct {
  const product = use(CheckoutProductContext);
  if (!product) throw new Error('A checkout stands inside CheckoutProductContext.');
  return product;
}
export function useCheckoutWords(): Translate {
  return useMessages(useCheckoutProduct().namespace);
}

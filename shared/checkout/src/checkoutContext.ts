import { createContext, use } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useNamespace, type Translate } from '@tiquete/platform';
import type { CheckoutMessageKey, CheckoutNamespace } from './messages/keys';

/** Names and addresses of a product's checkout. */
export interface CheckoutNames {
  /** Slice of the remote. */
  slice: string;
  /** Namespace of the product's messages. Its `checkout` has those of `@tiquete/checkout/messages` and the product's own. */
  namespace: CheckoutNamespace;
  /** Part of the keys in browser storage, for draft and payment: `hotel-checkout`. */
  storageKey: string;
  path: string;
  /** Page for a new search. */
  searchPath: string;
  /** Page with the result of a booking and its payment. Default: the checkout itself. */
  confirmationUrl?: (bookingId: string, reference?: string) => string;
}
/** Page to which the gateway returns the traveller. */
export const returnPathOf = ({ path, confirmationUrl }: CheckoutNames, bookingId: string): string =>
  confirmationUrl?.(bookingId) ?? path;
/** Page with the result of a payment. */
export const resultUrlOf = (
  { path, confirmationUrl }: CheckoutNames,
  { booking, reference }: Pick<Payment, 'booking' | 'reference'>,
): string =>
  confirmationUrl?.(booking.id, reference) ??
  `${path}?${new URLSearchParams({ payment: reference })}`;

export const CheckoutContext = createContext<CheckoutNames | null>(null);

export function useCheckoutNames(): CheckoutNames {
  const names = use(CheckoutContext);
  if (!names) throw new Error('A checkout needs CheckoutContext.');
  return names;
}
export function useCheckoutWords(): Translate<CheckoutMessageKey> {
  return useNamespace(useCheckoutNames().namespace);
}

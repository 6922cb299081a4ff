import type { PackageDetail, PackagePrebookingBody } from '@tiquete/contracts';
import type { PackageQuery } from '../../search/packageQuery';
import { checkoutUrl, type PackageChoice } from '../../urls';

/** What the address asks to buy. */
export interface CheckoutRequest {
  query: PackageQuery;
  choice: PackageChoice;
  /** The quote that was looked at; empty: none. */
  Booking: string;
}
export const requestAddress = ({ query, choice, Booking }: CheckoutRequest): string =>
  checkoutUrl(query, choice, Booking);

/** A package as the api quoted it last. */
export interface Offer extends CheckoutRequest {
  /** ISO moment until which the price stands. */
  expires_at: string;
  detail: PackageDetail;
  /** All of it today, or by the quote's `payment_plan`. */
  payment: NonNullable<PackagePrebookingBody['payment']>;
  /** Whole pesos of the same choice before its price expired; null when it did not, or nobody knows. */
  previousTotal: number | null;
}

type Paid = Pick<Offer, 'payment'> & { detail: Pick<PackageDetail, 'total' | 'payment_plan'> };
/** The payments of the chosen way; one when all is paid today. */
export const instalmentsOf = ({ payment, detail: { total, payment_plan: plan } }: Paid) =>
  payment === 'DEPOSIT' && plan ? plan.instalments : [{ number: 1, due_on: null, amount: total }];
/** Whole pesos to pay with the booking. */
export const payToday = (offer: Paid): number => instalmentsOf(offer)[0]?.amount ?? 0;
/** A way that the package still has. */
export const wayFor = (
  { payment_plan }: Pick<PackageDetail, 'payment_plan'>,
  wanted: Offer['payment'] = 'TOTAL',
): Offer['payment'] => (payment_plan ? wanted : 'TOTAL');

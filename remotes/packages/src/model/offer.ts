import type { PackageDetail, PackagePrebookingBody } from '@tiquete/contracts';
import type { PackageQuery } from '@tiquete/domain/searches/packages';
import type { PackageChoice } from './quote';

/** The package and the search that the checkout's address names. */
export interface CheckoutRequest {
  query: PackageQuery;
  choice: PackageChoice;
  /** Code of the quote on the package's page; empty without one. */
  Booking: string;
}
/** A package with the api's latest quote. */
export interface Offer extends CheckoutRequest {
  /** ISO instant at which the quote expires. */
  expires_at: string;
  detail: PackageDetail;
  /** Full payment today, or the quote's `payment_plan`. */
  payment: NonNullable<PackagePrebookingBody['payment']>;
  /** Price of the same choice before it expired, in whole pesos; null if it did not expire or is unknown. */
  previousTotal: number | null;
}

type Paid = Pick<Offer, 'payment'> & { detail: Pick<PackageDetail, 'total' | 'payment_plan'> };
/** The payments of the chosen plan; a single one for full payment today. */
export const instalmentsOf = ({ payment, detail: { total, payment_plan: plan } }: Paid) =>
  payment === 'DEPOSIT' && plan ? plan.instalments : [{ number: 1, due_on: null, amount: total }];
/** Amount due with the booking, in whole pesos. */
export const payToday = (offer: Paid): number => instalmentsOf(offer)[0]?.amount ?? 0;
/** The requested way of payment, or full payment if the package has no plan. */
export const wayFor = (
  { payment_plan }: Pick<PackageDetail, 'payment_plan'>,
  wanted: Offer['payment'] = 'TOTAL',
): Offer['payment'] => (payment_plan ? wanted : 'TOTAL');

import { AppError } from '../../../lib/errors';
import { PAY_BY_MS } from '../../../bookings/prebook';
import type { SupplierFlightOffer } from '../ports';

/** Milliseconds that the engine needs between the last payment and the end of the hold. */
const HOLD_AFTER_MS = 5 * 60_000;
/** Milliseconds between the last payment and the end of an offer without hold, which is ordered after the payment. */
const ORDER_MS = 2 * 60_000;
/** Shortest session that the gateway accepts. */
const SHORTEST_MS = 5 * 60_000;

/**
 * Time until which a booking made now can be paid, and until which its seats must be held; null: no hold. @throws AppError
 * OFFER_NO_LONGER_AVAILABLE when too little time is left to pay
 */
export function payableUntil(
  { hold_until, bookable_until }: Pick<SupplierFlightOffer, 'hold_until' | 'bookable_until'>,
  now: Date,
): { payBy: Date; holdUntil: Date | null } {
  const wanted = now.getTime() + PAY_BY_MS;
  if (hold_until !== null) {
    const holdUntil = Math.min(wanted + HOLD_AFTER_MS, Date.parse(hold_until));
    return {
      payBy: mustSuffice(Math.min(wanted, holdUntil - HOLD_AFTER_MS), now),
      holdUntil: new Date(holdUntil),
    };
  }
  const end = bookable_until === null ? Infinity : Date.parse(bookable_until) - ORDER_MS;
  return { payBy: mustSuffice(Math.min(wanted, end), now), holdUntil: null };
}

function mustSuffice(payBy: number, now: Date): Date {
  if (payBy - now.getTime() < SHORTEST_MS) throw new AppError('OFFER_NO_LONGER_AVAILABLE');
  return new Date(payBy);
}

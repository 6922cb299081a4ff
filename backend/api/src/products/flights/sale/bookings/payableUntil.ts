import { AppError } from '../../../../lib/errors';
import { PAY_BY_MS } from '../../../../modules/sale';
import type { SupplierFlightOffer } from '../../ports';

/** What the engine needs between the last payment and the end of the hold. */
const HOLD_AFTER_MS = 5 * 60_000;
/** Before an offer that is not held ends: the order comes after the payment. */
const ORDER_MS = 2 * 60_000;
/** The gateway takes no shorter session. */
const SHORTEST_MS = 5 * 60_000;

/**
 * Until when a booking made now can be paid, and until when its seats have to be held for that; null: it is not held.
 * @throws AppError OFFER_NO_LONGER_AVAILABLE when there is no time left to pay it
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

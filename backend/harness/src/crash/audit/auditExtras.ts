import type { CancelledExtra } from '../people/extras';
import type { StoredBooking, StoredExtra } from './readBooks';
import type { Sold } from '../products/driver';

/** Provider of extras that are sold by a supplier of the harness. All other extras exist only in our own tables. */
const AT_SUPPLIER = 'POLICY';
/** States in which the provider may have the extra or not. */
const UNDER_WAY = ['CHOSEN', 'BOOKING', 'UNKNOWN', 'CANCELLING', 'CANCEL_UNKNOWN'];

/** Whole pesos that were retained for a booking's extras. */
export const retainedOf = (extras: readonly StoredExtra[]): number =>
  extras.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);

/** Problem of an extra, which depends on whether its booking has ended; null when there is none. */
export function extraFault(
  { state: bookingState, hasCase }: Pick<StoredBooking, 'state' | 'hasCase'>,
  extra: StoredExtra,
  sold: readonly Sold[],
  agreed: CancelledExtra | null | undefined,
): 'extrasLost' | 'otherDays' | 'duplicateBookings' | null {
  const orders = sold.filter(({ code, isLive }) => code === extra.reference && isLive);
  const live = orders.length;
  if (live > 1) return 'duplicateBookings';
  if (hasCase || UNDER_WAY.includes(extra.state)) return null;
  const isSold = extra.state === 'CONFIRMED' && bookingState === 'CONFIRMED';
  if (extra.provider === AT_SUPPLIER && live !== (isSold ? 1 : 0)) return 'extrasLost';
  if (isSold && orders.some((order) => isOnOtherDays(extra, order))) return 'otherDays';
  const isAgreed = agreed?.id === extra.id && bookingState === 'CONFIRMED';
  return isAgreed && extra.amount - extra.refunded > agreed.penalty ? 'extrasLost' : null;
}

/** True when the policy has another first day at the supplier than in our database. */
export const isOnOtherDays = (
  { from, isMoving }: { from: string | null; isMoving: boolean },
  order: Sold,
): boolean => !isMoving && order.from !== undefined && order.from !== from;

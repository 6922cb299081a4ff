import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { type BookingRow, countUnpaidHolds, lockBooking, markLeft, undoLeft } from '../repository';
import type { Engine, UnpaidLimits } from '../engine';
import { unpaidText } from '../messages/checkout';
import type { UnpaidHold, KeyedCall } from '../ports';

/**
 * Limits the unpaid rooms or seats of one departure per caller: the account, else the network. A caller's first booking is always
 * accepted. @throws AppError TOO_MANY_UNPAID
 */
export async function limitUnpaid(
  tx: Tx,
  { brandId, userId }: KeyedCall,
  { departure, unit, count }: UnpaidHold,
  callerHash: string | null,
  limits: UnpaidLimits,
): Promise<void> {
  const caller = userId ?? callerHash;
  if (caller === null) return;
  // Simultaneous bookings of one caller are counted one after the other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `unpaid:${brandId}:${departure}:${caller}`,
  ]);
  const before = await countUnpaidHolds(tx, { brand: brandId, departure, caller });
  const most = limits[unit];
  if (before > 0 && before + count > most)
    throw new AppError('TOO_MANY_UNPAID', {
      detail: unpaidText({ unit, before, most, isGuest: userId === null }),
      meta: { unit, unpaid: before, most },
    });
}

/** Milliseconds that a hold lasts after its page was left, so that a reload, the back button or another tab finds it. */
const LEFT_MS = 3 * 60_000;

/** Returns the end of an unpaid booking: its deadline, or three minutes after its page was left. */
export const unpaidUntil = ({ pay_by, left_at }: Pick<BookingRow, 'pay_by' | 'left_at'>): Date =>
  left_at === null ? pay_by : new Date(Math.min(pay_by.getTime(), left_at.getTime() + LEFT_MS));

/**
 * Ends the hold of a booking in three minutes, because its page was left without a payment. A booking whose payment is open, and
 * may still be paid, is not changed. Returns the end of the hold. Null: nothing has changed.
 */
export async function leaveUnpaid(
  { db, clock, wake }: Pick<Engine, 'db' | 'clock' | 'wake'>,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
): Promise<Date | null> {
  const at = clock();
  const left = await db.withBrand(brand, async (tx) => {
    // Opening a payment locks the same row.
    await lockBooking(tx, { id, brand });
    return markLeft(tx, { id, brand }, at, new Date(at.getTime() + LEFT_MS));
  });
  wake();
  return left ? unpaidUntil(left) : null;
}

/** Restores the deadline of a hold. Returns the deadline. Null: the page was not left, or the booking has ended. */
export async function returnToUnpaid(
  { db }: Pick<Engine, 'db'>,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
): Promise<Date | null> {
  const back = await undoLeft(db, { id, brand });
  return back?.pay_by ?? null;
}

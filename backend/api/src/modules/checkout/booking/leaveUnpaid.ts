import type { Engine } from '../engine';
import type { BookingRow } from '../rows';

/** Milliseconds to come back, by a reload, the back button or another tab, before the hold ends. */
const LEFT_MS = 3 * 60_000;
const UNPAID = "('CREATED', 'HOLDING', 'HOLD_UNKNOWN', 'HELD', 'AWAITING_PAYMENT')";

/** End of an unpaid booking: its deadline, or three minutes after its page was left. */
export const unpaidUntil = ({ pay_by, left_at }: Pick<BookingRow, 'pay_by' | 'left_at'>): Date =>
  left_at === null ? pay_by : new Date(Math.min(pay_by.getTime(), left_at.getTime() + LEFT_MS));

/**
 * Ends the hold of a booking in three minutes, because its page was left without a payment. A booking whose payment is open, and
 * may still be paid, is not touched. Returns when the hold ends; null: nothing has changed.
 */
export async function leaveUnpaid(
  { db, clock, wake }: Pick<Engine, 'db' | 'clock' | 'wake'>,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
): Promise<Date | null> {
  const at = clock();
  const [left] = await db.withBrand(brand, async (tx) => {
    // Opening a payment locks the same row.
    await tx.query('select from bookings where id = $1 and brand = $2 for update', [id, brand]);
    return tx.query<Pick<BookingRow, 'pay_by' | 'left_at'>>(
      `update bookings set left_at = $3, next_at = least(next_at, $4) where id = $1 and brand = $2 and keeps_of is not null
         and left_at is null and state in ${UNPAID}
         and not exists (select from payments p where p.brand = bookings.brand and p.booking_id = bookings.id
           and p.state in ('CREATED', 'PENDING', 'AUTHORIZED', 'CANCELLING', 'APPROVED'))
       returning pay_by, left_at`,
      [id, brand, at, new Date(at.getTime() + LEFT_MS)],
    );
  });
  wake();
  return left ? unpaidUntil(left) : null;
}

/** Lets the hold last until its deadline again. Returns the deadline; null: the page was not left, or the booking has ended. */
export async function returnToUnpaid(
  { db }: Pick<Engine, 'db'>,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
): Promise<Date | null> {
  const [back] = await db.queryBrand<Pick<BookingRow, 'pay_by'>>(
    brand,
    `update bookings set left_at = null where id = $1 and brand = $2 and left_at is not null and state in ${UNPAID}
     returning pay_by`,
    [id, brand],
  );
  return back?.pay_by ?? null;
}

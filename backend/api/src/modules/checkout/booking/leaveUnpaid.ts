import type { Engine } from '../engine';
import type { BookingRow } from '../rows';

/** Time to come back by a reload, the back button or another tab before what is held goes to others. */
const LEFT_MS = 3 * 60_000;

/** When an unpaid booking ends: at its deadline, or soon after its page was left. */
export const unpaidUntil = ({ pay_by, left_at }: Pick<BookingRow, 'pay_by' | 'left_at'>): Date =>
  left_at === null ? pay_by : new Date(Math.min(pay_by.getTime(), left_at.getTime() + LEFT_MS));

/**
 * Its page was left without a payment: what it holds ends in three minutes unless a payment is opened before. One whose payment
 * is open, and may still be paid, is not touched. Returns when it ends; null: nothing has changed.
 */
export async function leaveUnpaid(
  { db, clock, wake }: Pick<Engine, 'db' | 'clock' | 'wake'>,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
): Promise<Date | null> {
  const at = clock();
  const left = await db.withBrand(brand, async (tx) => {
    // Opening a payment locks the same row.
    await tx.query('select from bookings where id = $1 and brand = $2 for update', [id, brand]);
    return tx.query<Pick<BookingRow, 'pay_by' | 'left_at'>>(
      `update bookings set left_at = $3, next_at = least(next_at, $4) where id = $1 and brand = $2 and keeps_of is not null
         and left_at is null and state in ('CREATED', 'HOLDING', 'HOLD_UNKNOWN', 'HELD', 'AWAITING_PAYMENT')
         and not exists (select from payments p where p.brand = bookings.brand and p.booking_id = bookings.id
           and p.state in ('CREATED', 'PENDING', 'AUTHORIZED', 'CANCELLING', 'APPROVED'))
       returning pay_by, left_at`,
      [id, brand, at, new Date(at.getTime() + LEFT_MS)],
    );
  });
  wake();
  const [row] = left;
  return row ? unpaidUntil(row) : null;
}

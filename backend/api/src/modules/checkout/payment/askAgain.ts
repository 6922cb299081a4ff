import type { Tx } from '../../../db/database';

/** Makes everything of a booking due now that waits for an answer from outside: steps, open payments, refunds. True when there was anything. */
export async function askAgain(
  tx: Tx,
  brandId: string,
  bookingId: string,
  at: Date,
): Promise<boolean> {
  const values = [bookingId, brandId, at];
  const booking = await tx.query(
    `update bookings set next_at = $3 where id = $1 and brand = $2 and (lease_until is null or lease_until < $3) and state in (
       'HOLD_UNKNOWN', 'SUPPLIER_UNKNOWN', 'MANUAL_REVIEW', 'CONFIRMING_PAYMENT', 'WAITING', 'ISSUE_UNKNOWN', 'ISSUE_REVIEW', 'CANCEL_UNKNOWN', 'CANCEL_REVIEW', 'RELEASING', 'VOIDING') returning id`,
    values,
  );
  const payments = await tx.query(
    "update payments set next_at = $3 where booking_id = $1 and brand = $2 and request_id is not null and state in ('PENDING', 'AUTHORIZED', 'CANCELLING', 'REJECTED', 'ABANDONED') returning id",
    values,
  );
  const refunds = await tx.query(
    "update refunds set next_at = $3 where booking_id = $1 and brand = $2 and state in ('DUE', 'SENT', 'MANUAL') returning id",
    values,
  );
  return booking.length + payments.length + refunds.length > 0;
}

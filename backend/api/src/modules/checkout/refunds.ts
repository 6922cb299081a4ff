import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database';
import { record } from './record';
import type { PaymentRow } from './rows';
import type { RefundReason } from './states';

/**
 * Writes down, once per payment and reason, that money has to go back; the worker sends it. The payment's own check
 * refuses more than came in.
 */
export async function oweRefund(tx: Tx, payment: Pick<PaymentRow, 'id' | 'brand' | 'booking_id'>, reason: RefundReason, amount: number, at: Date): Promise<void> {
  const owed = await tx.query(
    `insert into refunds (id, brand, payment_id, booking_id, reason, state, amount, next_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'DUE', $6, $7, $7, $7) on conflict (payment_id, reason) do nothing returning id`,
    [randomUUID(), payment.brand, payment.id, payment.booking_id, reason, amount, at],
  );
  if (owed.length === 0) return;
  await tx.query(
    "update payments set refund_reserved = refund_reserved + $2, state = 'REFUND_PENDING', next_at = null, updated_at = $3 where id = $1 and brand = current_setting('app.brand', true)",
    [payment.id, amount, at],
  );
  await record(tx, { brand: payment.brand, bookingId: payment.booking_id, at, code: 'REFUND_OWED', data: { reason, amount } });
}

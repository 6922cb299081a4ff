import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/database';
import { record } from '../record';
import type { PaymentRow } from '../rows';
import type { RefundReason } from '../states';

export interface OwedRefund {
  reason: RefundReason;
  /** Whole pesos; nothing is written for 0. */
  amount: number;
  at: Date;
  /** Tells refunds of one reason apart. */
  key?: string;
}

/**
 * Writes down, once per payment, reason and key, that money has to go back; the worker sends it. The payment's own check
 * refuses more than came in. False: nothing is owed, or it was before.
 */
export async function createRefund(
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'brand' | 'booking_id'>,
  { reason, amount, at, key = '' }: OwedRefund,
): Promise<boolean> {
  if (amount === 0) return false;
  const id = randomUUID();
  const owed = await tx.query(
    `insert into refunds (id, brand, payment_id, booking_id, reason, key, state, amount, next_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'DUE', $7, $8, $8, $8) on conflict (payment_id, reason, key) do nothing returning id`,
    [id, payment.brand, payment.id, payment.booking_id, reason, key, amount, at],
  );
  if (owed.length === 0) return false;
  await tx.query(
    `update payments set refund_reserved = refund_reserved + $2, next_at = null, updated_at = $3,
       state = case when refund_reserved + $2 < captured then 'PARTIALLY_REFUNDED' else 'REFUND_PENDING' end
     where id = $1 and brand = current_setting('app.brand', true)`,
    [payment.id, amount, at],
  );
  await record(tx, {
    brand: payment.brand,
    bookingId: payment.booking_id,
    at,
    code: 'REFUND_OWED',
    data: { reason, amount, refund: id },
  });
  return true;
}

/** Whole pesos that came in and are not on their way back yet; the payment is locked. */
export async function leftOf(
  tx: Tx,
  { id, brand }: Pick<PaymentRow, 'id' | 'brand'>,
): Promise<number> {
  const [row] = await tx.query<{ left: number }>(
    'select captured - refund_reserved as left from payments where id = $1 and brand = $2 for update',
    [id, brand],
  );
  return row?.left ?? 0;
}

/** Spreads what is owed over payments that are locked, in their order, and asks none for more than is left of it. */
export async function refundPaid(
  tx: Tx,
  payments: readonly PaymentRow[],
  { amount, ...owed }: OwedRefund,
): Promise<void> {
  let open = amount;
  for (const payment of payments) {
    const part = Math.min(open, payment.captured - payment.refund_reserved);
    await createRefund(tx, payment, { ...owed, amount: part });
    open -= part;
  }
}

/** All that came in and is not on its way back yet. */
export async function refundRemainder(
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'brand' | 'booking_id'>,
  reason: RefundReason,
  at: Date,
): Promise<boolean> {
  return createRefund(tx, payment, { reason, amount: await leftOf(tx, payment), at });
}

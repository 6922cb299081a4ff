import type { Tx } from '../../db/database';
import {
  createRefund,
  lockRefundable,
  type OwedRefund,
  type PaymentRow,
  type RefundReason,
} from '../repository';

/** Spreads an amount over locked payments, in their order. No payment refunds more than is left of it. */
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

/** Refunds everything that was captured and is in no refund yet. False: nothing is left. */
export async function refundRemainder(
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'brand' | 'booking_id'>,
  reason: RefundReason,
  at: Date,
): Promise<boolean> {
  return createRefund(tx, payment, { reason, amount: await lockRefundable(tx, payment), at });
}

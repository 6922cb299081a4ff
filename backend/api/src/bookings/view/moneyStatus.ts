import {
  type BookingRow,
  isPartPaid,
  type PaymentRow,
  readPayments,
  shownPaymentStatus,
  shownProcessing,
} from '../repository';
import { type BookingDetail, REFUND_DAYS, type RefundStatus } from '@tiquete/contracts';
import { PAYMENT_STATUS } from '@tiquete/domain';
import type { Tx } from '../../db/database';

const DAY_MS = 86_400_000;
const SHOWN = {
  DUE: 'OWED',
  SENT: 'SENT',
  DONE: 'DONE',
  MANUAL: 'REVIEWING',
} as const satisfies Record<string, RefundStatus['state']>;

interface RefundRow {
  payment_id: string;
  reason: string;
  state: keyof typeof SHOWN;
  amount: number;
  created_at: Date;
  sent_at: Date | null;
  /** In state DONE, the time at which the refund was done. */
  updated_at: Date;
}
export interface MoneyStatus extends Pick<BookingDetail, 'payments' | 'refunds'> {
  /** Whole pesos that were captured and are in no refund. A part that was captured of an open payment does not count. */
  paid: number;
}

/** Returns a booking's payments and refunds with their states, and the sum that is paid. */
export async function readMoneyStatus(
  tx: Tx,
  { brand, id }: Pick<BookingRow, 'brand' | 'id'>,
): Promise<MoneyStatus> {
  const payments = await readPayments(tx, { id, brand });
  const refunds = await tx.query<RefundRow>(
    `select payment_id, reason, state, amount, created_at, sent_at, updated_at from refunds
     where brand = $1 and booking_id = $2 order by created_at, id`,
    [brand, id],
  );
  return {
    payments: payments.map(toTried),
    refunds: refunds.map((refund) =>
      toRefundStatus(
        refund,
        payments.find((payment) => payment.id === refund.payment_id),
      ),
    ),
    paid: payments
      .filter((payment) => !isPartPaid(payment))
      .reduce((sum, { captured, refund_reserved }) => sum + captured - refund_reserved, 0),
  };
}

function toTried(payment: PaymentRow): MoneyStatus['payments'][number] {
  const status = shownPaymentStatus(payment.state);
  const { reference, amount, refund_reserved, created_at } = payment;
  return {
    reference,
    status,
    status_label: PAYMENT_STATUS[status].label,
    processing: shownProcessing(payment),
    amount,
    refunded: refund_reserved,
    method: methodOf(payment),
    created_at: created_at.toISOString(),
  };
}
const toRefundStatus = (
  { reason, state, amount, created_at, sent_at, updated_at }: RefundRow,
  payment: PaymentRow | undefined,
): RefundStatus => ({
  reason,
  state: SHOWN[state],
  amount,
  owed_at: created_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
  done_at: state === 'DONE' ? updated_at.toISOString() : null,
  due_by: new Date(created_at.getTime() + REFUND_DAYS * DAY_MS).toISOString(),
  method: payment ? methodOf(payment) : null,
});
const methodOf = ({ receipt }: PaymentRow): string | null =>
  [receipt?.paymentMethodName, receipt?.issuerName].filter(Boolean).join(', ') || null;

import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database';
import type { Lease } from '../../effects/leases';
import type { BookingKey } from './readBookings';
import { record } from './transition';
import type { PaymentRow, RefundRow } from './rows';
import type { RefundReason } from './states';

export interface OwedRefund {
  reason: RefundReason;
  /** Whole pesos. Nothing is written for 0. */
  amount: number;
  at: Date;
  /** Distinguishes refunds of one payment with the same reason. */
  key?: string;
}

/**
 * Writes a refund, once per payment, reason and key; the worker sends it. A check of the database rejects more than was captured.
 * False: the amount is 0, or the refund exists already.
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

/** Sum of a booking's refunds for a reason, sent or not, in whole pesos. */
export async function sumRefunds(
  tx: Tx,
  { id, brand }: BookingKey,
  reason: RefundReason,
): Promise<number> {
  const [row] = await tx.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::bigint as amount from refunds
     where brand = $1 and booking_id = $2 and reason = $3`,
    [brand, id, reason],
  );
  return row?.amount ?? 0;
}

/** Other refunds of the payment: the sum of those that are done, in whole pesos, and the number with an unknown outcome. */
export async function readOtherRefunds(
  tx: Tx,
  { id, brand, payment_id }: Pick<RefundRow, 'id' | 'brand' | 'payment_id'>,
): Promise<{ done: number; open: number }> {
  const [others] = await tx.query<{ done: number; open: number }>(
    `select coalesce(sum(amount) filter (where state = 'DONE'), 0)::bigint as done,
       count(*) filter (where state in ('SENT', 'MANUAL') and first_sent_at is not null)::int as open
     from refunds where brand = $1 and payment_id = $2 and id <> $3`,
    [brand, payment_id, id],
  );
  return others ?? { done: 0, open: 0 };
}

/** Locks a payment and returns the whole pesos that were captured and are in no refund. 0 where there is no such payment. */
export async function lockRefundable(
  tx: Tx,
  { id, brand }: Pick<PaymentRow, 'id' | 'brand'>,
): Promise<number> {
  const [row] = await tx.query<{ left: number }>(
    'select captured - refund_reserved as left from payments where id = $1 and brand = $2 for update',
    [id, brand],
  );
  return row?.left ?? 0;
}

/**
 * Marks a refund as sent, before the gateway is called. The payment is locked, so that two workers see each other's
 * refunds. False: another refund of the payment is in progress, the refund is not due any more, or the lease is another
 * worker's.
 */
export async function markRefundSent(
  tx: Tx,
  { id, brand, payment_id }: RefundRow,
  { lease, at, nextAt }: { lease: Lease; at: Date; nextAt: Date },
): Promise<boolean> {
  await tx.query('select id from payments where id = $1 and brand = $2 for update', [
    payment_id,
    brand,
  ]);
  const marked = await tx.query(
    `update refunds set state = 'SENT', sent_at = $3, first_sent_at = coalesce(first_sent_at, $3), next_at = $4,
       updated_at = $3
     where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 and state = 'DUE'
       and not exists (
         select from refunds o
         where o.brand = refunds.brand and o.payment_id = refunds.payment_id and o.id <> refunds.id and o.state = 'SENT')
     returning id`,
    [id, lease.token, at, nextAt],
  );
  return marked.length > 0;
}

/** Returns a sent refund that the gateway did not make to DUE. Changes no row when the lease is another worker's. */
export async function markRefundDue(
  tx: Tx,
  { id }: Pick<RefundRow, 'id'>,
  lease: Lease,
  at: Date,
): Promise<void> {
  await tx.query(
    `update refunds set state = 'DUE', updated_at = $3
     where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 and state = 'SENT'`,
    [id, lease.token, at],
  );
}

/** Marks a refund as left to an operator. False: the lease is another worker's. */
export async function markRefundManual(
  tx: Tx,
  { id }: Pick<RefundRow, 'id'>,
  lease: Lease,
  at: Date,
): Promise<boolean> {
  const marked = await tx.query(
    `update refunds set state = 'MANUAL', updated_at = $3
     where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 returning id`,
    [id, lease.token, at],
  );
  return marked.length > 0;
}

/** Ends a refund and its lease. False: it is done already, or the lease is another worker's. */
export async function markRefundDone(
  tx: Tx,
  { id }: Pick<RefundRow, 'id'>,
  lease: Lease,
  at: Date,
): Promise<boolean> {
  const done = await tx.query(
    `update refunds set state = 'DONE', next_at = null, lease_until = null, lease_token = null, updated_at = $3
     where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 and state <> 'DONE' returning id`,
    [id, lease.token, at],
  );
  return done.length > 0;
}

/** Makes the refunds of a booking that are not done due now. False: there are none. */
export async function makeRefundsDue(
  tx: Tx,
  { id, brand }: BookingKey,
  at: Date,
): Promise<boolean> {
  const due = await tx.query(
    `update refunds set next_at = $3
     where booking_id = $1 and brand = $2 and state in ('DUE', 'SENT', 'MANUAL') returning id`,
    [id, brand, at],
  );
  return due.length > 0;
}

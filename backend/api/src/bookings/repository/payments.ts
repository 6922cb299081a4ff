import type { Database, Tx } from '../../db/database';
import type { Lease } from '../../effects/leases';
import type { GatewayState } from '../ports';
import type { BookingKey } from './readBookings';
import { PAYMENT_COLUMNS, type PaymentRow } from './rows';
import type { PaymentState } from './states';

type PaymentKey = Pick<PaymentRow, 'id' | 'brand'>;

/** A payment to insert, in state CREATED. */
export type PaymentToInsert = Pick<
  PaymentRow,
  'id' | 'brand' | 'booking_id' | 'reference' | 'merchant' | 'amount' | 'instalments' | 'expires_at'
> & { nextAt: Date; at: Date };

/** Inserts a payment and returns it. @throws the database's unique violation when the booking has an open one */
export async function insertPayment(tx: Tx, row: PaymentToInsert): Promise<PaymentRow> {
  const [payment] = await tx.query<PaymentRow>(
    `insert into payments (id, brand, booking_id, reference, merchant, state, amount, instalments, expires_at, next_at,
       created_at, updated_at)
     values ($1, $2, $3, $4, $10, 'CREATED', $5, $6, $7, $8, $9, $9) returning ${PAYMENT_COLUMNS}`,
    [
      row.id,
      row.brand,
      row.booking_id,
      row.reference,
      row.amount,
      row.instalments,
      row.expires_at,
      row.nextAt,
      row.at,
      row.merchant,
    ],
  );
  if (!payment) throw new Error('No payment was written.');
  return payment;
}

/** Saves the page that the gateway opened, and returns the payment. Undefined: it is not in state CREATED any more. */
export async function markPaymentOpened(
  tx: Tx,
  { id }: PaymentKey,
  {
    requestId,
    processUrl,
    at,
    nextAt,
  }: Record<'requestId' | 'processUrl', string> & Record<'at' | 'nextAt', Date>,
): Promise<PaymentRow | undefined> {
  const [pending] = await tx.query<PaymentRow>(
    `update payments set state = 'PENDING', request_id = $2, process_url = $3, asked_at = $4, next_at = $5,
       updated_at = $4
     where id = $1 and brand = current_setting('app.brand', true) and state = 'CREATED' returning ${PAYMENT_COLUMNS}`,
    [id, requestId, processUrl, at, nextAt],
  );
  return pending;
}

/** Ends a payment whose page was never opened. Changes no row when its state is no longer CREATED. */
export async function abandonPayment(tx: Tx, { id }: PaymentKey, at: Date): Promise<void> {
  await tx.query(
    `update payments set state = 'ABANDONED', next_at = null, updated_at = $2
     where id = $1 and brand = current_setting('app.brand', true) and state = 'CREATED'`,
    [id, at],
  );
}

/** Like `abandonPayment`, and ends the worker's lease. Changes no row when another worker has the lease. */
export async function abandonLeasedPayment(
  tx: Tx,
  { id }: PaymentKey,
  lease: Lease,
  at: Date,
): Promise<void> {
  await tx.query(
    `update payments set state = 'ABANDONED', next_at = null, lease_until = null, lease_token = null,
       updated_at = $3
     where id = $1 and brand = current_setting('app.brand', true) and state = 'CREATED' and lease_token = $2`,
    [id, lease.token, at],
  );
}

export interface PaymentStatusChange {
  state: PaymentState;
  /** Whole pesos. */
  captured: number;
  receipt: GatewayState['receipt'];
  /** Discount by the payer's bank. Default: none. */
  discount?: GatewayState['discount'];
  /** Time of the next step. Null: no step follows. */
  nextAt: Date | null;
  at: Date;
}
/** Saves the status that the gateway reports, and ends any worker's lease. The payment is locked. */
export async function savePaymentStatus(
  tx: Tx,
  { id }: PaymentKey,
  { state, captured, receipt, discount, nextAt, at }: PaymentStatusChange,
): Promise<void> {
  await tx.query(
    `update payments set state = $2, captured = $3, receipt = $4, next_at = $5, lease_until = null,
       lease_token = null, updated_at = $6, discount = $7, discount_bearer = $8
     where id = $1 and brand = current_setting('app.brand', true)`,
    [id, state, captured, receipt, nextAt, at, discount?.amount ?? 0, discount?.bearer ?? ''],
  );
}

/** Saves how far an open payment has come. The payment is locked. */
export async function savePaymentProgress(
  tx: Tx,
  { id }: PaymentKey,
  {
    processing,
    captured,
    receipt,
  }: { processing: boolean; captured: number; receipt: PaymentRow['receipt'] },
): Promise<void> {
  await tx.query(
    `update payments set processing = $2, captured = $3, receipt = $4
     where id = $1 and brand = current_setting('app.brand', true)`,
    [id, processing, captured, receipt],
  );
}

/** Starts the cancellation of an authorisation: the worker sends it to the gateway. Changes no row when nothing is authorised. */
export async function voidAuthorization(
  tx: Tx,
  { id }: Pick<PaymentRow, 'id'>,
  at: Date,
): Promise<void> {
  await tx.query(
    `update payments set state = 'CANCELLING', next_at = $2, updated_at = $2
     where id = $1 and brand = current_setting('app.brand', true) and state = 'AUTHORIZED'`,
    [id, at],
  );
}

/** Reserves a request to the gateway about a payment. False: one was reserved after `since`. */
export async function markQueried(
  db: Pick<Database, 'queryBrand'>,
  { id, brand }: PaymentKey,
  at: Date,
  since: Date,
): Promise<boolean> {
  const marked = await db.queryBrand(
    brand,
    `update payments set asked_at = $2
     where id = $1 and brand = current_setting('app.brand', true) and (asked_at is null or asked_at <= $3) returning id`,
    [id, at, since],
  );
  return marked.length > 0;
}

/** Saves a notification of the gateway, and makes its payment due now unless it is final. A repeated notification is saved once. */
export async function recordNotification(
  tx: Tx,
  { id, brand }: PaymentKey,
  signature: string,
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into payment_notifications (brand, payment_id, signature, received_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [brand, id, signature, at],
  );
  await tx.query(
    `update payments set next_at = $2
     where id = $1 and brand = current_setting('app.brand', true)
       and state in ('PENDING', 'AUTHORIZED', 'CANCELLING', 'REJECTED', 'ABANDONED')`,
    [id, at],
  );
}

/** Makes the payments of a booking that are not final due now. False: there are none. */
export async function makePaymentsDue(
  tx: Tx,
  { id, brand }: BookingKey,
  at: Date,
): Promise<boolean> {
  const due = await tx.query(
    `update payments set next_at = $3
     where booking_id = $1 and brand = $2 and request_id is not null
       and state in ('PENDING', 'AUTHORIZED', 'CANCELLING', 'REJECTED', 'ABANDONED')
     returning id`,
    [id, brand, at],
  );
  return due.length > 0;
}

/** Ends a payment whose refunds are all done. False: a refund is open, or only a part of the payment is refunded. */
export async function markPaymentRefunded(
  tx: Tx,
  { id }: Pick<PaymentRow, 'id'>,
  at: Date,
): Promise<boolean> {
  const ended = await tx.query(
    `update payments set state = 'REFUNDED', updated_at = $2
     where id = $1 and brand = current_setting('app.brand', true) and state = 'REFUND_PENDING'
       and not exists (
         select from refunds r where r.brand = payments.brand and r.payment_id = payments.id and r.state <> 'DONE')
     returning id`,
    [id, at],
  );
  return ended.length > 0;
}

import type { Database, Tx } from '../../db/database';
import type { Lease } from '../../effects/leases';
import { currentTraceparent } from '../../lib/tracing/trace';
import type { Quote } from '../ports';
import type { BookingRow } from './rows';
import { type BookingKey, UNPAID } from './readBookings';

/** A booking to insert, in state CREATED. */
export interface BookingToInsert extends BookingKey {
  code: string;
  userId: string | null;
  quote: Quote;
  /** Personal data, sealed for this booking. */
  people: string;
  /** Hash that recognises the same booking made twice. */
  intent: string;
  payBy: Date;
  nextAt: Date;
  createdAt: Date;
  /** Keyed hash of a guest's address. Null: an account made the booking. */
  buyerHash: string | null;
  /** Rooms or seats of one departure that it holds while unpaid. Null: it holds none. */
  holds: { departure: string; count: number; callerHash: string | null } | null;
}

/** Inserts a booking. Returns false, and inserts nothing, when the code is taken. */
export async function insertBooking(tx: Tx, row: BookingToInsert): Promise<boolean> {
  const { quote, holds } = row;
  const inserted = await tx.query(
    `insert into bookings (
       id, brand, code, user_id, product, state, title, image, date_from, date_to, destination_name, total_pax, total,
       price_breakdown, cancellation, rate_comments, snapshot, consents, supplier, supplier_data, people, intent, pay_by,
       next_at, created_at, updated_at, buyer_hash, mark_up, client_reference, keeps_of, keeps, caller_hash,
       traceparent)
     values (
       $1, $2, $3, $4, $5, 'CREATED', $6, $7, $8, $9, $10, $11, $12,
       $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
       $23, $24, $24, $25, $26, $27, $28, $29, $30, $31)
     on conflict (code) do nothing returning id`,
    [
      row.id,
      row.brand,
      row.code,
      row.userId,
      quote.product,
      quote.title,
      quote.image,
      quote.dateFrom,
      quote.dateTo,
      quote.destinationName,
      quote.totalPax,
      quote.total,
      quote.priceBreakdown,
      quote.cancellation,
      quote.rateComments,
      quote.snapshot,
      quote.consents,
      quote.supplier,
      JSON.stringify(quote.supplierData ?? null),
      row.people,
      row.intent,
      row.payBy,
      row.nextAt,
      row.createdAt,
      row.buyerHash,
      quote.markUp ?? 0,
      quote.clientReference ?? '',
      holds?.departure ?? null,
      holds?.count ?? 0,
      holds?.callerHash ?? null,
      currentTraceparent(),
    ],
  );
  return inserted.length > 0;
}

/**
 * Marks an unpaid booking with a hold as left at `at`, due at `until` at the latest. Returns undefined, and changes no row,
 * when it has no hold, was left before, is no longer unpaid, or has a payment that is open or approved.
 */
export async function markLeft(
  tx: Tx,
  { id, brand }: BookingKey,
  at: Date,
  until: Date,
): Promise<Pick<BookingRow, 'pay_by' | 'left_at'> | undefined> {
  const [left] = await tx.query<Pick<BookingRow, 'pay_by' | 'left_at'>>(
    `update bookings set left_at = $3, next_at = least(next_at, $4)
     where id = $1 and brand = $2 and keeps_of is not null and left_at is null and state in ${UNPAID}
       and not exists (select from payments p where p.brand = bookings.brand and p.booking_id = bookings.id
         and p.state in ('CREATED', 'PENDING', 'AUTHORIZED', 'CANCELLING', 'APPROVED'))
     returning pay_by, left_at`,
    [id, brand, at, until],
  );
  return left;
}

/** Undoes `markLeft` and returns the deadline of payment. Undefined: the booking was not left, or is no longer unpaid. */
export async function undoLeft(
  db: Pick<Database, 'queryBrand'>,
  { id, brand }: BookingKey,
): Promise<Pick<BookingRow, 'pay_by'> | undefined> {
  const [back] = await db.queryBrand<Pick<BookingRow, 'pay_by'>>(
    brand,
    `update bookings set left_at = null where id = $1 and brand = $2 and left_at is not null and state in ${UNPAID}
     returning pay_by`,
    [id, brand],
  );
  return back;
}

/** Undoes `markLeft` for a traveller who pays. The booking is locked. */
export async function clearLeft(tx: Tx, { id, brand }: BookingKey): Promise<void> {
  await tx.query('update bookings set left_at = null where id = $1 and brand = $2', [id, brand]);
}

/** Makes bookings that wait for their supplier due now, by their codes, and ends the leases of workers on them. */
export async function makeWaitingDue(
  tx: Tx,
  brand: string,
  codes: readonly string[],
  at: Date,
): Promise<void> {
  await tx.query(
    `update bookings set next_at = $3, lease_until = null, lease_token = null
     where brand = $1 and code = any($2) and state = 'WAITING'`,
    [brand, codes, at],
  );
}

/** Makes a booking due now. False: it waits for no answer, or a worker has leased it. */
export async function makeUnresolvedDue(
  tx: Tx,
  { id, brand }: BookingKey,
  at: Date,
): Promise<boolean> {
  const due = await tx.query(
    `update bookings set next_at = $3
     where id = $1 and brand = $2 and (lease_until is null or lease_until < $3)
       and state in ('HOLD_UNKNOWN', 'SUPPLIER_UNKNOWN', 'MANUAL_REVIEW', 'CONFIRMING_PAYMENT', 'WAITING', 'ISSUE_UNKNOWN',
         'ISSUE_REVIEW', 'CANCEL_UNKNOWN', 'CANCEL_REVIEW', 'RELEASING', 'VOIDING')
     returning id`,
    [id, brand, at],
  );
  return due.length > 0;
}

/**
 * Saves the time by which the supplier decides. Changes no row when the booking is no longer waiting, or the lease is another
 * worker's.
 */
export async function saveWaitsUntil(
  db: Pick<Database, 'queryBrand'>,
  { id, brand }: BookingKey,
  { until, lease, at }: { until: Date; lease: Lease; at: Date },
): Promise<void> {
  await db.queryBrand(
    brand,
    `update bookings set waits_until = $3, updated_at = $4
     where id = $1 and brand = $5 and state = 'WAITING' and lease_token = $2`,
    [id, lease.token, until, at, brand],
  );
}

/** Saves the time of the first attempt, unless one is saved. Changes no row when the lease is another worker's. */
export async function markFirstTried(
  tx: Tx,
  { id }: BookingKey,
  lease: Lease,
  at: Date,
): Promise<void> {
  await tx.query(
    `update bookings set supplier_first_tried_at = coalesce(supplier_first_tried_at, $3)
     where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2`,
    [id, lease.token, at],
  );
}

/** Saves the total of the extras, in whole pesos. The booking is locked. */
export async function saveExtrasTotal(
  tx: Tx,
  { id, brand }: BookingKey,
  total: number,
  at: Date,
): Promise<void> {
  await tx.query(
    'update bookings set optionals_total = $3, updated_at = $4 where brand = $1 and id = $2',
    [brand, id, total, at],
  );
}

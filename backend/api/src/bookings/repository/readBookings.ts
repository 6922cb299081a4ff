import type { Database, Tx } from '../../db/database';
import type { Lease } from '../../effects/leases';
import { noteBooking } from '../../lib/tracing/trace';
import { BOOKING_COLUMNS, type BookingRow } from './rows';
import { type BookingState, type PaymentState, TERMINAL } from './states';

export type BookingKey = Pick<BookingRow, 'id' | 'brand'>;
/** States of a booking that was never paid, as an SQL list. */
export const UNPAID = "('CREATED', 'HOLDING', 'HOLD_UNKNOWN', 'HELD', 'AWAITING_PAYMENT')";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** True for a UUID. PostgreSQL rejects the comparison of an id with any other text. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Returns a booking of the brand. Null: there is none with this id. */
export async function findBooking(
  db: Pick<Database, 'queryBrand'>,
  brandId: string,
  id: string,
): Promise<BookingRow | null> {
  if (!isUuid(id)) return null;
  const [booking] = await db.queryBrand<BookingRow & Record<string, unknown>>(
    brandId,
    `select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2`,
    [id, brandId],
  );
  if (booking) noteBooking(booking);
  return booking ?? null;
}

/** Reads a booking within a transaction. */
export async function readBooking(
  tx: Tx,
  { id, brand }: BookingKey,
): Promise<BookingRow | undefined> {
  const [booking] = await tx.query<BookingRow & Record<string, unknown>>(
    `select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2`,
    [id, brand],
  );
  return booking;
}

/** Locks a booking until the transaction ends, and returns it. Every transaction locks the booking before its payments. */
export async function lockBooking(
  tx: Tx,
  { id, brand }: BookingKey,
): Promise<BookingRow | undefined> {
  const [booking] = await tx.query<BookingRow & Record<string, unknown>>(
    `select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2 for update`,
    [id, brand],
  );
  return booking;
}

/** Locks a confirmed booking against changes, and returns it. Undefined: it is not confirmed. */
export async function lockConfirmedBooking(
  tx: Tx,
  { id, brand }: BookingKey,
): Promise<BookingRow | undefined> {
  const [booking] = await tx.query<BookingRow & Record<string, unknown>>(
    `select ${BOOKING_COLUMNS} from bookings where brand = $1 and id = $2 and state = 'CONFIRMED' for no key update`,
    [brand, id],
  );
  return booking;
}

/** Locks a booking in the state that its worker read, and returns it. Undefined: it has changed, or the lease is another worker's. */
export async function lockLeasedBooking(
  tx: Tx,
  { id, brand, state }: Pick<BookingRow, 'id' | 'brand' | 'state'>,
  lease: Lease,
): Promise<BookingRow | undefined> {
  const [booking] = await tx.query<BookingRow & Record<string, unknown>>(
    `select ${BOOKING_COLUMNS} from bookings
     where id = $1 and brand = $2 and state = $4 and lease_token = $3 for update`,
    [id, brand, lease.token, state],
  );
  return booking;
}

type StandingBooking = Pick<BookingRow, 'id' | 'brand' | 'state' | 'paid'>;
/** Locks the bookings of these codes that are WAITING or CONFIRMED, in the order of their ids. */
export const lockStandingBookings = (
  tx: Tx,
  brand: string,
  codes: readonly string[],
): Promise<StandingBooking[]> =>
  tx.query<StandingBooking>(
    `select id, brand, state, paid from bookings
     where brand = $1 and code = any($2) and state in ('WAITING', 'CONFIRMED') order by id for update`,
    [brand, codes],
  );

/** True when the booking is in one of these states. */
export async function isInState(
  db: Pick<Database, 'queryBrand'>,
  { id, brand }: BookingKey,
  states: readonly BookingState[],
): Promise<boolean> {
  const found = await db.queryBrand(
    brand,
    'select id from bookings where brand = $1 and id = $2 and state = any($3)',
    [brand, id, states],
  );
  return found.length > 0;
}

type DuplicateBooking = Pick<
  BookingRow,
  'id' | 'brand' | 'user_id' | 'access_revoked_at' | 'joined_at' | 'code'
>;
/** The newest booking with the same intent that was created after `since` and has not ended. Undefined: there is none. */
export async function findDuplicate(
  tx: Tx,
  brand: string,
  intent: string,
  since: Date,
): Promise<DuplicateBooking | undefined> {
  const [other] = await tx.query<DuplicateBooking>(
    `select id, brand, user_id, access_revoked_at, joined_at, code from bookings
     where brand = $1 and intent = $2 and created_at > $3
       and state not in ('CANCELLED', 'RELEASING', 'VOIDING', 'REFUND_DUE', 'REJECTED', 'EXPIRED')
     order by created_at desc limit 1`,
    [brand, intent, since],
  );
  return other;
}

/** Number of rooms or seats of a departure that a caller's unpaid bookings hold. `caller` is a user's id or a network's hash. */
export async function countUnpaidHolds(
  tx: Tx,
  { brand, departure, caller }: Record<'brand' | 'departure' | 'caller', string>,
): Promise<number> {
  const [held] = await tx.query<{ count: number }>(
    `select coalesce(sum(keeps), 0)::int as count from bookings
     where brand = $1 and keeps_of = $2 and state in ${UNPAID}
       and (user_id::text = $3 or user_id is null and caller_hash = $3)`,
    [brand, departure, caller],
  );
  return held?.count ?? 0;
}

/** All bookings of an account, newest first. */
export const readAccountBookings = (tx: Tx, brand: string, userId: string): Promise<BookingRow[]> =>
  tx.query<BookingRow & Record<string, unknown>>(
    `select ${BOOKING_COLUMNS} from bookings where brand = $1 and user_id = $2 order by created_at desc`,
    [brand, userId],
  );

/**
 * Up to 50 bookings of an account with a trip from `day` (`YYYY-MM-DD`) on, money in progress, or a step that is due.
 * Newest first.
 */
export const findUnfinishedBookings = (
  tx: Tx,
  brand: string,
  userId: string,
  day: string,
): Promise<Pick<BookingRow, 'id' | 'code' | 'title'>[]> =>
  tx.query<Pick<BookingRow, 'id' | 'code' | 'title'>>(
    `select id, code, title
     from bookings b
     where brand = $1 and user_id = $2
       and (state <> all($4) or (state = 'CONFIRMED' and date_to >= $3)
         or exists (select from payments p
           where p.brand = b.brand and p.booking_id = b.id
             and p.state in ('CREATED', 'PENDING', 'AUTHORIZED', 'CANCELLING'))
         or exists (select from refunds r where r.brand = b.brand and r.booking_id = b.id and r.state <> 'DONE'))
     order by created_at desc
     limit 50`,
    [brand, userId, day, TERMINAL],
  );

/** Code, title and state of bookings of the brand, in any order. */
export const readBookingNames = (
  tx: Tx,
  brand: string,
  ids: readonly string[],
): Promise<Pick<BookingRow, 'id' | 'code' | 'title' | 'state'>[]> =>
  tx.query<Pick<BookingRow, 'id' | 'code' | 'title' | 'state'>>(
    'select id, code, title, state from bookings where brand = $1 and id = any($2::uuid[])',
    [brand, ids],
  );

type BookedByCode = Pick<
  BookingRow,
  'id' | 'code' | 'state' | 'people' | 'snapshot' | 'total' | 'paid'
>;
/** Bookings with these codes, the earliest first. `is_overdue`: an instalment was due before `day` (`YYYY-MM-DD`) and is unpaid. */
export const readBookingsByCode = (
  tx: Tx,
  brand: string,
  codes: readonly string[],
  day: string,
): Promise<(BookedByCode & { is_overdue: boolean })[]> =>
  tx.query<BookedByCode & { is_overdue: boolean }>(
    `select id, code, state, people, snapshot, total, paid,
       exists (select from booking_instalments i
         where i.brand = b.brand and i.booking_id = b.id and i.paid_by is null and i.due_on < $3::date) as is_overdue
     from bookings b
     where brand = $1 and code = any($2)
     order by created_at, id`,
    [brand, codes, day],
  );

/** Sum that was paid for the bookings with these codes, in whole pesos. */
export async function sumPaid(tx: Tx, brand: string, codes: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ paid: number }>(
    'select coalesce(sum(paid), 0)::bigint as paid from bookings where brand = $1 and code = any($2)',
    [brand, codes],
  );
  return row?.paid ?? 0;
}

/** A booking as lists show it. Money is whole pesos. */
export interface ListedBookingRow extends BookingRow {
  /** State of the payment that paid the booking, or else of the newest payment. Null without payments. */
  payment_state: PaymentState | null;
  /** Sum of the booking's refunds, sent or not. */
  refund_reserved: number;
  /** Part that was captured of an open payment whose rest is missing. */
  part_paid: number;
}
const OWN = 'p.brand = bookings.brand and p.booking_id = bookings.id';
export const LISTED_COLUMNS = `${BOOKING_COLUMNS},
  (select coalesce(sum(p.refund_reserved), 0)::bigint from payments p where ${OWN}) as refund_reserved,
  (select coalesce(sum(p.captured), 0)::bigint from payments p where ${OWN} and p.state = 'PENDING') as part_paid,
  (select p.state from payments p where ${OWN}
   order by p.id = bookings.paid_with desc nulls last, p.created_at desc limit 1) as payment_state`;

/** A booking as lists show it; undefined when there is none. */
export async function findListedBooking(
  tx: Tx,
  { id, brand }: BookingKey,
): Promise<ListedBookingRow | undefined> {
  const [row] = await tx.query<ListedBookingRow>(
    `select ${LISTED_COLUMNS} from bookings where id = $1 and brand = $2`,
    [id, brand],
  );
  return row;
}

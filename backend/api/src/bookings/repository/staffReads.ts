import type { ModuleId } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';
import type { BookingKey } from './readBookings';
import {
  BOOKING_COLUMNS,
  type BookingRow,
  PAYMENT_COLUMNS,
  type PaymentRow,
  REFUND_COLUMNS,
  type RefundRow,
} from './rows';
import { TERMINAL } from './states';

type Listed = Pick<
  BookingRow,
  | 'id'
  | 'code'
  | 'product'
  | 'state'
  | 'title'
  | 'supplier'
  | 'supplier_locator'
  | 'date_from'
  | 'date_to'
  | 'total'
  | 'optionals_total'
  | 'created_at'
>;
/** A booking as lists of staff show it. */
export interface StaffListedRow extends Listed {
  open_cases: number;
}
export interface StaffFilter {
  state?: string;
  /** True: only bookings that have not ended. */
  isUnfinished: boolean;
  product?: ModuleId;
  supplier?: string;
  /** Beginning of a code, a locator, the caller's reference or a payment's reference. */
  q?: string;
  /** First and last day of creation, `YYYY-MM-DD` in Colombia. */
  from?: string;
  to?: string;
}
const OPEN_CASES =
  "(select count(*) from cases c where c.brand = b.brand and c.booking_id = b.id and c.state = 'OPEN') as open_cases";
const LISTED = `
  b.id, b.code, b.product, b.state, b.title, b.supplier, b.supplier_locator, b.date_from::text,
  b.date_to::text, b.total, b.optionals_total, b.created_at, ${OPEN_CASES}`;
const MATCHES = `
  b.brand = $1 and ($2::text is null or b.state = $2) and ($3::text[] is null or b.state <> all($3))
    and ($4::text is null or b.product = $4) and ($5::text is null or b.supplier = $5)
    and ($6::text is null or starts_with(b.code, upper($6))
      or starts_with(lower(b.supplier_locator), lower($6))
      or starts_with(lower(b.client_reference), lower($6))
      or exists (select from payments p
        where p.brand = b.brand and p.booking_id = b.id and starts_with(p.reference, upper($6))))
    and ($7::date is null or b.created_at >= $7::date::timestamp at time zone 'America/Bogota')
    and ($8::date is null or b.created_at < ($8::date + 1)::timestamp at time zone 'America/Bogota')`;

/** A page of the matching bookings, newest first, and the number of all matching bookings. */
export async function listForStaff(
  tx: Tx,
  brand: string,
  { state, isUnfinished, product, supplier, q, from, to }: StaffFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StaffListedRow[]; total: number }> {
  const values = [
    brand,
    state ?? null,
    isUnfinished ? TERMINAL : null,
    product ?? null,
    supplier ?? null,
    q ?? null,
    from ?? null,
    to ?? null,
  ];
  const rows = await tx.query<StaffListedRow>(
    `select ${LISTED} from bookings b where ${MATCHES} order by b.created_at desc, b.id limit $9 offset $10`,
    [...values, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    `select count(*) as total from bookings b where ${MATCHES}`,
    values,
  );
  return { rows, total: count?.total ?? 0 };
}

export interface WholeBooking extends BookingRow {
  updated_at: Date;
  next_at: Date | null;
  open_cases: number;
}
export async function readWholeBooking(
  tx: Tx,
  { id, brand }: BookingKey,
): Promise<WholeBooking | undefined> {
  const [booking] = await tx.query<WholeBooking>(
    `select ${BOOKING_COLUMNS}, updated_at, next_at,
       (select count(*)
         from cases c
         where c.brand = bookings.brand and c.booking_id = bookings.id and c.state = 'OPEN') as open_cases
     from bookings
     where brand = $1 and id = $2`,
    [brand, id],
  );
  return booking;
}

export interface WholePayment extends PaymentRow {
  next_at: Date | null;
  /** Times at which the gateway reported the payment, oldest first. */
  notified_at: Date[] | null;
}
/** All payments of a booking, oldest first. */
export const readWholePayments = (tx: Tx, { id, brand }: BookingKey): Promise<WholePayment[]> =>
  tx.query<WholePayment>(
    `select ${PAYMENT_COLUMNS}, next_at,
       (select array_agg(n.received_at order by n.received_at)
         from payment_notifications n
         where n.brand = payments.brand and n.payment_id = payments.id) as notified_at
     from payments
     where brand = $1 and booking_id = $2
     order by created_at`,
    [brand, id],
  );

export interface WholeRefund extends RefundRow {
  next_at: Date | null;
}
/** All refunds of a booking, oldest first. */
export const readWholeRefunds = (tx: Tx, { id, brand }: BookingKey): Promise<WholeRefund[]> =>
  tx.query<WholeRefund>(
    `select ${REFUND_COLUMNS}, next_at from refunds where brand = $1 and booking_id = $2 order by created_at`,
    [brand, id],
  );

export interface StateCount {
  state: string;
  count: number;
  oldest_at: Date;
}
/** Numbers of a brand's bookings by state. */
export const countByState = (tx: Tx, brand: string): Promise<StateCount[]> =>
  tx.query<StateCount & Record<string, unknown>>(
    'select state, count(*) as count, min(created_at) as oldest_at from bookings where brand = $1 group by state order by state',
    [brand],
  );

/** Numbers of bookings by brand and state. */
export const countByBrandAndState = (
  db: Pick<Database, 'queryBrands'>,
): Promise<(StateCount & { brand: string })[]> =>
  db.queryBrands<StateCount & { brand: string }>(
    `select brand, state, count(*) as count, min(created_at) as oldest_at
     from bookings
     group by brand, state
     order by brand, state`,
    [],
  );

/** Refunds of a brand that are not done: numbers of those that wait and that need a person, and their sum in whole pesos. */
export async function summarizeRefunds(
  tx: Tx,
  brand: string,
): Promise<{ waiting: number; amount: number; manual: number }> {
  const [refunds] = await tx.query<{ waiting: number; amount: number; manual: number }>(
    `select count(*) filter (where state in ('DUE', 'SENT')) as waiting,
       coalesce(sum(amount) filter (where state <> 'DONE'), 0)::bigint as amount,
       count(*) filter (where state = 'MANUAL') as manual
     from refunds
     where brand = $1 and state <> 'DONE'`,
    [brand],
  );
  return refunds ?? { waiting: 0, amount: 0, manual: 0 };
}

import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import type { Engine } from './engine';
import {
  BOOKING_COLUMNS,
  type BookingRow,
  type Lease,
  PAYMENT_COLUMNS,
  type PaymentRow,
  REFUND_COLUMNS,
  type RefundRow,
} from './rows';

/** Longer than the longest step with all its waits, and than replicas' clocks may differ. */
export const LEASE_MS = 120_000;

export type Work = { lease: Lease } & (
  | { kind: 'booking'; row: BookingRow }
  | { kind: 'payment'; row: PaymentRow }
  | { kind: 'refund'; row: RefundRow }
);
/** Whether any brand has a due row in the table that nobody holds; `$1` is the instant. */
export const dueIn = (table: string): string =>
  `exists (select from ${table} where next_at <= $1 and (lease_until is null or lease_until < $1))`;
type Table = 'bookings' | 'payments' | 'refunds';
export const STEP_TABLES: readonly Table[] = ['bookings', 'payments', 'refunds'];

/** Takes up to `limit` due rows of each of `tables` that nobody holds, of any brand. Replicas never wait for one another here. */
export async function claimDue(
  { db, clock }: Engine,
  limit: number,
  tables: readonly Table[] = STEP_TABLES,
): Promise<Work[]> {
  const now = clock();
  const lease: Lease = { token: randomUUID(), until: new Date(now.getTime() + LEASE_MS) };
  const claim = async <Row extends object>(table: Table, columns: string): Promise<Row[]> =>
    tables.includes(table) ? claimRows<Row>(db, { table, columns, limit, now, lease }) : [];
  const [bookings, payments, refunds] = await Promise.all([
    claim<BookingRow>('bookings', BOOKING_COLUMNS),
    claim<PaymentRow>('payments', PAYMENT_COLUMNS),
    claim<RefundRow>('refunds', REFUND_COLUMNS),
  ]);
  return [
    ...bookings.map((row): Work => ({ kind: 'booking', row, lease })),
    ...payments.map((row): Work => ({ kind: 'payment', row, lease })),
    ...refunds.map((row): Work => ({ kind: 'refund', row, lease })),
  ];
}

export interface Claim {
  /** With `id`, `brand`, `next_at`, `lease_until` and `lease_token`. */
  table: string;
  columns: string;
  limit: number;
  now: Date;
  lease: Lease;
  /** Which due rows (`due`) may be taken; all when left out. */
  condition?: string;
}
/** Due rows of any brand that nobody holds. Each brand's oldest come first, then each one's second, so that a busy one cannot starve the others. */
export const claimRows = <Row extends object>(
  db: Pick<Database, 'queryBrands'>,
  { table, columns, limit, now, lease, condition = 'true' }: Claim,
): Promise<Row[]> =>
  db.queryBrands<Row>(
    `update ${table} set lease_until = $2, lease_token = $3 where id in (
       select held.id from ${table} held join (
         select id, row_number() over (partition by brand order by next_at) as turn from ${table} due
         where next_at <= $1 and (lease_until is null or lease_until < $1) and ${condition}) due on due.id = held.id
       where held.next_at <= $1 and (held.lease_until is null or held.lease_until < $1)
       order by due.turn, held.next_at limit $4 for update of held skip locked)
     returning ${columns}`,
    [now, lease.until, lease.token, limit],
  );

/** Gives a row back until `nextAt`, if the lease is still ours; null: until something else makes it due. */
export async function postpone(
  { db, clock }: Engine,
  table: Table,
  row: { id: string; brand: string },
  lease: Lease,
  nextAt: Date | null,
  { countsLookUp = false, hasFailed = false } = {},
): Promise<void> {
  await db.queryBrand(
    row.brand,
    `update ${table} set next_at = $3, lease_until = null, lease_token = null, updated_at = $4, failures = ${hasFailed ? 'failures + 1' : '0'}
       ${countsLookUp ? ', look_ups = look_ups + 1' : ''} where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2`,
    [row.id, lease.token, nextAt, clock()],
  );
}

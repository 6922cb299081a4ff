import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database';
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
/** Whether a brand has a due row in the table that nobody holds, as `brandsWhere` takes it. */
export const dueIn = (table: string): string =>
  `exists (select from ${table} where next_at <= :now and (lease_until is null or lease_until < :now))`;
export const STEPS_DUE = ['bookings', 'payments', 'refunds'].map(dueIn).join(' or ');

type Table = 'bookings' | 'payments' | 'refunds';

/** Takes up to `limit` due rows of each kind that nobody holds. Replicas never wait for one another here. */
export async function claimDue(
  { db, clock }: Engine,
  brandId: string,
  limit: number,
): Promise<Work[]> {
  const now = clock();
  const lease: Lease = { token: randomUUID(), until: new Date(now.getTime() + LEASE_MS) };
  return db.withBrand(brandId, async (tx) => {
    const claim = <Row extends object>(table: Table, columns: string) =>
      claimRows<Row>(tx, { table, columns, brandId, limit, now, lease });
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
  });
}

interface Claim {
  table: Table;
  columns: string;
  brandId: string;
  limit: number;
  now: Date;
  lease: Lease;
}
const claimRows = <Row extends object>(
  tx: Tx,
  { table, columns, brandId, limit, now, lease }: Claim,
): Promise<Row[]> =>
  tx.query<Row>(
    `update ${table} set lease_until = $3, lease_token = $4 where id in (
       select id from ${table} where brand = $1 and next_at <= $2 and (lease_until is null or lease_until < $2) order by next_at limit $5 for update skip locked)
     returning ${columns}`,
    [brandId, now, lease.until, lease.token, limit],
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

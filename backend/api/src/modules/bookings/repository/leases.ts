import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { claimRows, type Lease } from '../../../db/leases';
import {
  BOOKING_COLUMNS,
  type BookingRow,
  PAYMENT_COLUMNS,
  type PaymentRow,
  REFUND_COLUMNS,
  type RefundRow,
} from './rows';

/** Milliseconds of a lease: longer than the longest step, and than the clocks of replicas may differ. */
export const LEASE_MS = 120_000;

export type Work = { lease: Lease } & (
  | { kind: 'booking'; row: BookingRow }
  | { kind: 'payment'; row: PaymentRow }
  | { kind: 'refund'; row: RefundRow }
);
type Table = 'bookings' | 'payments' | 'refunds';
export const STEP_TABLES: readonly Table[] = ['bookings', 'payments', 'refunds'];
export const TABLE_OF: Record<Work['kind'], Table> = {
  booking: 'bookings',
  payment: 'payments',
  refund: 'refunds',
};

interface Store {
  db: Database;
  clock: () => Date;
}

/** Leases up to `limit` due rows of each of `tables`, of any brand, and returns them. */
export async function claimDue(
  { db, clock }: Store,
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

/**
 * Ends the lease and sets the time of the next step. Null: no step is due until another change sets one. `hasFailed` counts a
 * failure and otherwise the count is reset; `countsLookUp` counts a look-up (bookings only). Changes no row when the lease is no
 * longer the caller's.
 */
export async function releaseLease(
  { db, clock }: Store,
  table: Table,
  row: { id: string; brand: string },
  lease: Lease,
  nextAt: Date | null,
  { countsLookUp = false, hasFailed = false } = {},
): Promise<void> {
  await db.queryBrand(
    row.brand,
    `update ${table} set next_at = $3, lease_until = null, lease_token = null, updated_at = $4,
       failures = ${hasFailed ? 'failures + 1' : '0'} ${countsLookUp ? ', look_ups = look_ups + 1' : ''}
     where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2`,
    [row.id, lease.token, nextAt, clock()],
  );
}

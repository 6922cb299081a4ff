import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';

/** Milliseconds of a lease: longer than the longest step, and than the difference between clocks of replicas. */
export const LEASE_MS = 120_000;

/** A worker's claim to a row. No other worker takes the row before `until`. */
export interface Lease {
  token: string;
  until: Date;
}
export interface LeasedRow {
  id: string;
  brand: string;
}
interface Clocked {
  db: Database;
  clock: () => Date;
}
export interface LeasedTableOptions {
  /** Table with the columns `id`, `brand`, `next_at`, `lease_until` and `lease_token`; `release` needs `failures` and `updated_at`. */
  table: string;
  /** Columns of a claimed row. */
  columns: string;
  leaseMs?: number;
  /** SQL condition of a due row, which is named `due`. Default: all due rows. */
  condition?: string;
}

/** Rows with steps that workers take under leases. */
export function leasedTable<Row extends object>({
  table,
  columns,
  leaseMs = LEASE_MS,
  condition = 'true',
}: LeasedTableOptions) {
  return {
    /**
     * SQL condition: any brand has a due row that no worker has leased. `$1` is the time. The order keeps PostgreSQL on the index of due
     * rows: for `exists` it would expect a due row early in the table, and read all of it.
     */
    isDue: `(select true from ${table} where next_at <= $1 and (lease_until is null or lease_until < $1)
      order by next_at limit 1) is not null`,
    /** SQL expression: time at which the oldest of these rows became due, or null. */
    oldestDue: `(select next_at from ${table} where next_at <= $1 and (lease_until is null or lease_until < $1)
      order by next_at limit 1)`,
    /**
     * Leases at most `limit` due rows of any brand, and returns them. Rows that another worker is leasing are skipped, so replicas never
     * wait for one another. The oldest row of each brand comes first, then the second of each: a busy brand cannot starve the others.
     */
    async claim({ db, clock }: Clocked, limit: number): Promise<{ lease: Lease; rows: Row[] }> {
      const now = clock();
      const lease = { token: randomUUID(), until: new Date(now.getTime() + leaseMs) };
      // The selection is materialized, because PostgreSQL may otherwise run it once for each row and lease more than the
      // limit.
      const rows = await db.queryBrands<Row>(
        `with taken as materialized (
           select held.id as taken_id from ${table} held join (
             select id, row_number() over (partition by brand order by next_at) as turn from ${table} due
             where next_at <= $1 and (lease_until is null or lease_until < $1) and ${condition}) due on due.id = held.id
           where held.next_at <= $1 and (held.lease_until is null or held.lease_until < $1)
           order by due.turn, held.next_at limit $4 for update of held skip locked)
         update ${table} set lease_until = $2, lease_token = $3 from taken where id = taken_id returning ${columns}`,
        [now, lease.until, lease.token, limit],
      );
      return { lease, rows };
    },
    /**
     * Ends the lease of a row and sets the time of its next step. Null: no step is due until another change sets one. `hasFailed` counts
     * a failure; otherwise the count is reset. `countsLookUp` counts a look-up. Changes no row when the lease is no longer the caller's.
     */
    async release(
      { db, clock }: Clocked,
      row: LeasedRow,
      lease: Lease,
      nextAt: Date | null,
      {
        countsLookUp = false,
        hasFailed = false,
      }: { countsLookUp?: boolean; hasFailed?: boolean } = {},
    ) {
      await db.queryBrand(
        row.brand,
        `update ${table} set next_at = $3, lease_until = null, lease_token = null, updated_at = $4,
           failures = ${hasFailed ? 'failures + 1' : '0'} ${countsLookUp ? ', look_ups = look_ups + 1' : ''}
         where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2`,
        [row.id, lease.token, nextAt, clock()],
      );
    },
  };
}
export type LeasedTable<Row extends object> = ReturnType<typeof leasedTable<Row>>;

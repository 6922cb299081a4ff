import type { Database } from './database';

/** A worker's claim to a row. No other worker takes the row before `until`. */
export interface Lease {
  token: string;
  until: Date;
}
export interface Claim {
  /** Table with the columns `id`, `brand`, `next_at`, `lease_until` and `lease_token`. */
  table: string;
  columns: string;
  limit: number;
  now: Date;
  lease: Lease;
  /** SQL condition on a due row, under the name `due`. All due rows unless given. */
  condition?: string;
}

/** SQL condition: any brand has a due row in the table that no worker has leased. `$1` is the time. */
export const dueIn = (table: string): string =>
  `exists (select from ${table} where next_at <= $1 and (lease_until is null or lease_until < $1))`;

/**
 * Leases due rows of any brand, and returns them. Rows that another worker is leasing are skipped, so replicas never wait for
 * one another. The oldest row of each brand comes first, then the second of each: a busy brand cannot starve the others.
 */
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

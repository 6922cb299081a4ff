import { randomUUID } from 'node:crypto';
import type { ReconciliationRun } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';

export type Scope = 'RECENT' | 'FULL';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Milliseconds after a change during which a booking may still be in progress. */
const SETTLED_MS = MINUTE_MS;
/** Milliseconds after a change during which the frequent runs compare a booking, a few times each. */
export const RECENT_MS = 30 * MINUTE_MS;
/** Milliseconds during which the daily run compares a booking, as long as travel, refunds and complaints may take. */
const FULL_MS = 180 * DAY_MS;

/** Bookings that changed since `$3`, or that have an open difference. */
const RECENT = `
  select id from bookings b where brand = $1 and id > $2::uuid and updated_at <= $4 and id in (
    select id from bookings where brand = $1 and updated_at >= $3
    union all select booking_id from payments where brand = $1 and updated_at >= $3
    union all select booking_id from booking_optionals where brand = $1 and updated_at >= $3
    union all select booking_id from cases where brand = $1 and state = 'OPEN' and kind = 'RECONCILIATION')
  order by id limit $5`;
/** The same for a longer time, and bookings whose trip has not ended by `$6`: nearly all of a brand, read in the order of an index. */
const FULL = `
  select id from bookings b where brand = $1 and id > $2::uuid and updated_at <= $4 and (
    updated_at >= $3
    or exists (select from payments p where p.brand = b.brand and p.booking_id = b.id and p.updated_at >= $3)
    or exists (select from booking_optionals o where o.brand = b.brand and o.booking_id = b.id and o.updated_at >= $3)
    or exists (select from cases c where c.brand = b.brand and c.booking_id = b.id and c.state = 'OPEN' and c.kind = 'RECONCILIATION')
    or date_to >= $6::date)
  order by id limit $5`;

/** Ids of a page of a run's bookings, in order. A booking with a difference is included until it is resolved. */
export async function readPage(
  tx: Tx,
  brandId: string,
  { scope, after, limit, at }: { scope: Scope; after: string; limit: number; at: Date },
): Promise<string[]> {
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  const settled = ago(SETTLED_MS);
  const rows =
    scope === 'RECENT'
      ? await tx.query<{ id: string }>(RECENT, [brandId, after, ago(RECENT_MS), settled, limit])
      : await tx.query<{ id: string }>(FULL, [brandId, after, ago(FULL_MS), settled, limit, at]);
  return rows.map(({ id }) => id);
}
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Milliseconds of the lease, which is renewed with every page. */
const LEASE_MS = 5 * 60_000;
export const EVERY_MS: Record<Scope, number> = { RECENT: 5 * 60_000, FULL: 24 * 3_600_000 };
/** Milliseconds until a failed or abandoned run is repeated. */
export const RETRY_MS = 5 * 60_000;

export interface Counts {
  checked: number;
  unanswered: number;
  differences: Record<string, number>;
}
export type Ending = Counts & { result: 'CLEAN' | 'DIFFERENT' | 'PARTIAL' | 'FAILED' | 'LOST' };

/** Id of a run that is due and not claimed by another replica; null otherwise. */
export const beginRun = (
  db: Database,
  brandId: string,
  scope: Scope,
  at: Date,
): Promise<string | null> =>
  db.withBrand(brandId, async (tx) => {
    await tx.query(
      `update reconciliation_runs
       set finished_at = $3, result = 'LOST'
       where brand = $1 and scope = $2 and finished_at is null and lease_until < $3`,
      [brandId, scope, at],
    );
    const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
    const [row] = await tx.query<{ id: string }>(
      `insert into reconciliation_runs (id, brand, scope, started_at, lease_until)
       select $1, $2, $3, $4, $5 where not exists (
         select from reconciliation_runs where brand = $2 and scope = $3
           and ((started_at > $6 and result in ('CLEAN', 'DIFFERENT', 'PARTIAL')) or started_at > $7))
       on conflict (brand, scope) where finished_at is null do nothing returning id`,
      [randomUUID(), brandId, scope, at, leaseUntil(at), ago(EVERY_MS[scope]), ago(RETRY_MS)],
    );
    return row?.id ?? null;
  });

/** Renews the lease of a run. Returns false when another replica has taken it over. */
export const renewRun = (db: Database, brandId: string, id: string, at: Date): Promise<boolean> =>
  db.withBrand(
    brandId,
    async (tx) =>
      (
        await tx.query(
          'update reconciliation_runs set lease_until = $3 where brand = $1 and id = $2 and finished_at is null returning id',
          [brandId, id, leaseUntil(at)],
        )
      ).length > 0,
  );

export const endRun = (
  db: Database,
  brandId: string,
  id: string,
  at: Date,
  { result, checked, unanswered, differences }: Ending,
): Promise<void> =>
  db.withBrand(brandId, async (tx) => {
    await tx.query(
      `update reconciliation_runs
       set finished_at = $3, result = $4, checked = $5, unanswered = $6, differences = $7
       where brand = $1 and id = $2 and finished_at is null`,
      [brandId, id, at, result, checked, unanswered, differences],
    );
  });

const leaseUntil = (at: Date) => new Date(at.getTime() + LEASE_MS);

interface RunRow extends Omit<ReconciliationRun, 'started_at' | 'finished_at'> {
  started_at: Date;
  finished_at: Date | null;
}
/** The last runs, newest first. */
export async function lastRuns(
  tx: Tx,
  brandId: string,
  limit: number,
): Promise<ReconciliationRun[]> {
  const rows = await tx.query<RunRow>(
    `select scope, started_at, finished_at, result, checked, unanswered, differences
     from reconciliation_runs
     where brand = $1
     order by started_at desc
     limit $2`,
    [brandId, limit],
  );
  return rows.map((row) => ({
    ...row,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }));
}

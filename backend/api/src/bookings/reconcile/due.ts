import type { Database } from '../../db/database';
import { EVERY_MS, RETRY_MS } from './runs';
import { RECENT_MS, type Scope } from './scope';

export interface DueRun {
  brandId: string;
  scope: Scope;
  isFirst: boolean;
}
/**
 * Due runs of every brand, the frequent ones first: the frequent run for recent changes of bookings or payments or open
 * differences, the daily run for brands with bookings and for the first brand. `beginRun` decides which replica takes a run.
 */
export const readDue = (db: Database, at: Date): Promise<DueRun[]> => {
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  return db.queryBrands<DueRun & Record<string, unknown>>(DUE, [
    at,
    ago(RECENT_MS),
    ago(EVERY_MS.RECENT),
    ago(EVERY_MS.FULL),
    ago(RETRY_MS),
  ]);
};

/** `offset 0` keeps the look-up by index: a join would read the runs of all time. */
const DUE = `
  with wanted as (
    select brand, 'RECENT' as scope, $3::timestamptz as since from bookings where updated_at >= $2
    union select brand, 'RECENT', $3 from payments where updated_at >= $2
    union select brand, 'RECENT', $3 from cases where state = 'OPEN' and kind = 'RECONCILIATION'
    union select id, 'FULL', $4 from brands b
      where id = (select min(id) from brands) or exists (select from bookings where brand = b.id)
  )
  select brand as "brandId", scope, brand = (select min(id) from brands) as "isFirst" from wanted
  where not exists (
    select from reconciliation_runs r where r.brand = wanted.brand and r.scope = wanted.scope
      and ((r.finished_at is null and r.lease_until >= $1) or r.started_at > $5
        or (r.started_at > wanted.since and r.result in ('CLEAN', 'DIFFERENT', 'PARTIAL')))
    offset 0)
  order by scope desc, brand`;

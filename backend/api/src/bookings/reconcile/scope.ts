import type { Tx } from '../../db/database';

export type Scope = 'RECENT' | 'FULL';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Milliseconds after a change during which a booking may still be in progress. */
const SETTLED_MS = MINUTE_MS;
/** Milliseconds after a change during which the frequent runs compare a booking, a few times each. */
export const RECENT_MS = 30 * MINUTE_MS;
/** Milliseconds during which the daily run compares a booking, as long as travel, refunds and complaints may take. */
const FULL_MS = 180 * DAY_MS;

/** Ids of a page of a run's bookings, in order. A booking with a difference is included until it is resolved. */
export async function readPage(
  tx: Tx,
  brandId: string,
  { scope, after, limit, at }: { scope: Scope; after: string; limit: number; at: Date },
): Promise<string[]> {
  const since = new Date(at.getTime() - (scope === 'RECENT' ? RECENT_MS : FULL_MS));
  const rows = await tx.query<{ id: string }>(
    `select id from bookings b where brand = $1 and id > $2::uuid and updated_at <= $4 and (
       updated_at >= $3
       or exists (select from payments p where p.brand = b.brand and p.booking_id = b.id and p.updated_at >= $3)
       or exists (select from booking_optionals o where o.brand = b.brand and o.booking_id = b.id and o.updated_at >= $3)
       or exists (select from cases c where c.brand = b.brand and c.booking_id = b.id and c.state = 'OPEN' and c.kind = 'RECONCILIATION')
       or ($6 and date_to >= $7::date))
     order by id limit $5`,
    [brandId, after, since, new Date(at.getTime() - SETTLED_MS), limit, scope === 'FULL', at],
  );
  return rows.map(({ id }) => id);
}
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

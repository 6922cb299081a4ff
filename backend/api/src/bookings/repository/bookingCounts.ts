import type { Database, Tx } from '../../db/database';
import { IS_UNFINISHED } from './states';

export interface StateCount {
  state: string;
  count: number;
  /** Creation time of the oldest booking in this state. Null for states that have ended. */
  oldest_at: Date | null;
}

/** Numbers of a brand's bookings by state. */
export const countByState = (tx: Tx, brand: string): Promise<StateCount[]> =>
  tx.query<StateCount & Record<string, unknown>>(
    `select state, count(*) as count, min(created_at) as oldest_at
     from bookings
     where brand = $1 and ${IS_UNFINISHED}
     group by state
     union all
     select state, sum(count)::bigint, null::timestamptz
     from (
       select state, count from booking_counts where brand = $1
       union all
       select state, change from booking_count_changes where brand = $1) ended
     group by state
     having sum(count) > 0
     order by state`,
    [brand],
  );

/** Numbers of bookings by brand and state. */
export const countByBrandAndState = (
  db: Pick<Database, 'queryBrands'>,
): Promise<(StateCount & { brand: string })[]> =>
  db.queryBrands<StateCount & { brand: string }>(
    `select brand, state, count(*) as count, min(created_at) as oldest_at
     from bookings
     where ${IS_UNFINISHED}
     group by brand, state
     union all
     select brand, state, sum(count)::bigint, null::timestamptz
     from (
       select brand, state, count from booking_counts
       union all
       select brand, state, change from booking_count_changes) ended
     group by brand, state
     having sum(count) > 0
     order by brand, state`,
    [],
  );

/** Adds the changes up that have been written since the last time. */
export const foldBookingCounts = (db: Pick<Database, 'queryBrands'>): Promise<unknown> =>
  db.queryBrands(
    `with changes as (delete from booking_count_changes returning brand, state, change)
     insert into booking_counts (brand, state, count)
     select brand, state, sum(change) from changes group by brand, state
     on conflict (brand, state) do update set count = booking_counts.count + excluded.count`,
    [],
  );

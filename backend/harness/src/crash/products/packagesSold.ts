import pg from 'pg';
import * as z from 'zod';
import { BRANDS } from '../brands';
import type { Sold } from './driver';

const soldSchema = z.array(z.object({ code: z.string(), state: z.string() }));
/** Rooms that bookings have or had. Held rooms count as live but not issued. */
const HOLDS = `select reference as code, state from package_holds where brand = $1 and state <> 'RELEASED'`;
/** Rooms that are counted as held or sold without a booking, and rooms of bookings that are not counted. */
const STRAY = `
  with owned as (
    select package, starts_on, room ->> 'roomType' as room_type,
      coalesce(sum((room ->> 'count')::int) filter (where state = 'HELD'), 0) as held,
      coalesce(sum((room ->> 'count')::int) filter (where state = 'SOLD'), 0) as sold
    from package_holds cross join jsonb_array_elements(rooms) as room
    where brand = $1 and state in ('HELD', 'SOLD') group by 1, 2, 3)
  select format('%s %s %s', package, starts_on, room_type) as code, 'STRAY' as state
  from (select * from package_allotments where brand = $1) a full join owned o using (package, starts_on, room_type)
  where coalesce(a.held, 0) <> coalesce(o.held, 0) or coalesce(a.sold, 0) <> coalesce(o.sold, 0)`;

export async function readPackagesSold(connection: pg.ClientConfig): Promise<Sold[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const sold: Sold[] = [];
    for (const brand of BRANDS) {
      await client.query("select set_config('app.brand', $1, false)", [brand]);
      for (const sql of [HOLDS, STRAY]) {
        const { rows } = await client.query(sql, [brand]);
        sold.push(
          ...soldSchema.parse(rows).map(({ code, state }) => ({
            code,
            isLive: state !== 'RETURNED',
            isUnticketed: state === 'HELD',
          })),
        );
      }
    }
    return sold;
  } finally {
    await client.end();
  }
}

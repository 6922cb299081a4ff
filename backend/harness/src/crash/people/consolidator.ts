import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { BRANDS, type BrandId } from '../brands';
import { httpCall } from '../httpCall';

/** Real milliseconds between two checks for tickets to refund. */
const POLL_MS = 1000;
const WITHIN_MS = 30_000;
const ordersSchema = z.array(z.object({ id: z.string() }));
/** Orders whose cancellation was left to an operator. */
const LEFT = `select supplier_locator as id from bookings
  where brand = $1 and supplier = 'GDS' and state = 'CANCEL_REVIEW' and supplier_locator is not null`;

export interface ConsolidatorContext {
  connection: pg.ClientConfig;
  sandboxUrl: string;
  signal: AbortSignal;
}

/**
 * Refunds the tickets of cancelled GDS orders until `signal` aborts, as the consolidator does on an operator's request.
 * Returns the number of orders.
 */
export async function takeTicketsBack({
  connection,
  sandboxUrl,
  signal,
}: ConsolidatorContext): Promise<number> {
  const taken = new Set<string>();
  while (!signal.aborted) {
    for (const { id } of (
      await Promise.all(BRANDS.map((brand) => leftBy(connection, brand)))
    ).flat()) {
      const { status } = await httpCall({
        method: 'POST',
        url: `${sandboxUrl}/control/gds/orders/${id}/taken-back`,
        withinMs: WITHIN_MS,
      });
      if (status === 204) taken.add(id);
    }
    await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
  return taken.size;
}

/** Orders to refund; none while PostgreSQL has no free connection, because the next check finds them. */
async function leftBy(connection: pg.ClientConfig, brand: BrandId) {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    await client.query("select set_config('app.brand', $1, false)", [brand]);
    return ordersSchema.parse((await client.query(LEFT, [brand])).rows);
  } catch {
    return [];
  } finally {
    await client.end().catch(() => undefined);
  }
}

import type { NdcClient } from '../client';
import { malformedNdc } from '../refusal';
import { unreadOrderSchema, type NdcOrder, ndcOrderFieldsSchema } from './wire';

const PAGE = 200;

/**
 * Orders made since `from`, the newest first; some older ones may follow. An order that cannot be read is left out unless it
 * is `wanted`. @throws SupplierError, `malformed` for a wanted order that cannot be read
 */
export async function ordersSince(
  client: Pick<NdcClient, 'orders'>,
  from: Date,
  wanted: (reference: string) => boolean,
  signal: AbortSignal,
): Promise<NdcOrder[]> {
  const found: NdcOrder[] = [];
  for (let after: string | undefined; ;) {
    const { data, meta } = await client.orders(
      { limit: String(PAGE), ...(after && { after }) },
      signal,
    );
    let oldest: Date | undefined;
    for (const row of data) {
      const { order, reference, madeAt } = readListed(row);
      oldest = madeAt ?? oldest;
      if (order) found.push(order);
      else if (reference !== undefined && wanted(reference)) throw malformedNdc('order');
    }
    after = meta?.after ?? undefined;
    if (!after || data.length === 0 || (oldest && oldest < from)) return found;
  }
}
function readListed(row: unknown): { order?: NdcOrder; reference?: string; madeAt?: Date } {
  const order = ndcOrderFieldsSchema.safeParse(row).data;
  if (order) return { order, madeAt: order.created_at };
  const known = unreadOrderSchema.safeParse(row).data;
  return { reference: known?.metadata?.reference, madeAt: known?.created_at };
}

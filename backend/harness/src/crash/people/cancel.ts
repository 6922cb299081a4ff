import { randomUUID } from 'node:crypto';
import { cancellationResponseSchema } from '@tiquete/contracts';
import type { Random } from '../random';
import type { Visitor } from './visitor';

/** Agreed penalty and refund in whole pesos. */
export interface Cancelled {
  penalty: number;
  refund: number;
}

/**
 * Lets one traveller in four cancel a confirmed booking: the quote first, then the cancellation under one key, sometimes
 * twice at once.
 */
export async function cancelSome(
  { visitor, random }: { visitor: Visitor; random: Random },
  bookingId: string,
): Promise<{ cancelled: Cancelled | null; complaint?: string }> {
  if (!random.happens(0.25)) return { cancelled: null };
  try {
    return { cancelled: await cancel(visitor, random, `bookings/${bookingId}/cancellations`) };
  } catch (error) {
    return { cancelled: null, complaint: String(error) };
  }
}

async function cancel(visitor: Visitor, random: Random, path: string): Promise<Cancelled | null> {
  const key = randomUUID();
  const requested = cancellationResponseSchema.parse(
    (await visitor.request('POST', path, { mode: 'SIMULATION' })).body,
  ).data;
  if (!requested.quote.is_cancellable) return null;
  const click = () =>
    visitor.request(
      'POST',
      path,
      { mode: 'CANCELLATION', expected_penalty: requested.quote.penalty },
      () => key,
    );
  const [reply] = await Promise.all(random.happens(0.3) ? [click(), click()] : [click()]);
  const { penalty, refund } = cancellationResponseSchema.parse(reply?.body).data.quote;
  return { penalty, refund };
}

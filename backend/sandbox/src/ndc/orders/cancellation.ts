import { join } from 'node:path';
import * as z from 'zod';
import { createJournal } from '../../state/journal';
import { ndcNotFound, wrongState } from '../errors';
import { idOf } from '../ids';
import { refundOf, type NdcOrder } from './order';
import { inPesos } from '../text';

const QUOTE_MS = 10 * 60_000;
const cancellationSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  refund: z.int(),
  isPaid: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  confirmedAt: z.string().nullable(),
});
export type Cancellation = z.output<typeof cancellationSchema>;

export function createCancellations(
  stateDir: string | null,
  newKey: () => string,
  now: () => Date,
) {
  const journal = createJournal(
    stateDir && join(stateDir, 'ndc-cancellations.jsonl'),
    cancellationSchema,
    ({ id }) => id,
  );
  const byOrder = new Map<string, Cancellation[]>();
  const remember = (one: Cancellation) => {
    byOrder.set(one.orderId, [
      ...(byOrder.get(one.orderId) ?? []).filter(({ id }) => id !== one.id),
      one,
    ]);
    return one;
  };
  journal.values().forEach(remember);
  const save = (one: Cancellation) => {
    journal.set(one.id, one);
    return remember(one);
  };
  return {
    /** Creates a cancellation with its refund. It has no effect until it is confirmed. */
    quote(order: NdcOrder, isChangeOpen: boolean): Cancellation {
      const at = now();
      return save({
        id: idOf('ore', newKey()),
        orderId: order.id,
        refund: refundOf(order, at, isChangeOpen),
        isPaid: order.paidAt !== null,
        createdAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + QUOTE_MS).toISOString(),
        confirmedAt: null,
      });
    },
    find(id: string): Cancellation {
      const found = journal.get(id);
      if (!found) throw ndcNotFound();
      return found;
    },
    /** Confirms a cancellation. @throws NdcError 422 when its quote has expired or there is a newer one */
    confirm(quoted: Cancellation): Cancellation {
      const isNewest = byOrder.get(quoted.orderId)?.at(-1)?.id === quoted.id;
      if (!isNewest || now().getTime() >= Date.parse(quoted.expiresAt))
        throw wrongState('order_cancellation_stale', 'The quote has expired or a newer one exists');
      return save({ ...quoted, confirmedAt: now().toISOString() });
    },
    /** The confirmed cancellation of an order, if any. */
    confirmedOf: (orderId: string) =>
      byOrder.get(orderId)?.find(({ confirmedAt }) => confirmedAt !== null),
  };
}
export type Cancellations = ReturnType<typeof createCancellations>;

export const wireCancellation = ({
  id,
  orderId,
  refund,
  isPaid,
  createdAt,
  expiresAt,
  confirmedAt,
}: Cancellation) => ({
  id,
  order_id: orderId,
  live_mode: false,
  created_at: createdAt,
  expires_at: expiresAt,
  confirmed_at: confirmedAt,
  ...inPesos('refund', refund),
  refund_to: isPaid ? 'balance' : 'awaiting_payment',
  airline_credits: [],
});

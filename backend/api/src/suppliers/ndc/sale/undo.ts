import type { UndoOutcome } from '../../../modules/checkout/ports';
import type { NdcClient } from '../client';
import { refusalOf } from '../refusal';
import { isCancelled, isPaid, totalOf } from './outcome';
import type { WireOrder } from './wire';

/** What they keep of a paid order; nothing of an unpaid one. */
const penaltyOf = (order: WireOrder, refund: number | null | undefined): number =>
  isPaid(order) ? Math.max(0, totalOf(order) - Math.round(refund ?? 0)) : 0;

/** Asks what it costs, then does it; an order that is cancelled already stays so. */
export async function undo(
  client: NdcClient,
  id: string,
  signal: AbortSignal,
): Promise<UndoOutcome> {
  const cancelledBefore = async (): Promise<{ order: WireOrder; isGone: boolean } | undefined> => {
    const order = await client.order(id, signal).catch(() => undefined);
    return order && { order, isGone: isCancelled(order) };
  };
  const before = await cancelledBefore();
  if (!before) return { kind: 'unknown' };
  if (before.isGone)
    return {
      kind: 'yes',
      penalty: penaltyOf(before.order, before.order.cancellation?.refund_amount),
    };
  try {
    const quoted = await client.quoteCancellation(id, signal);
    const { confirmed_at, refund_amount } = await client.confirmCancellation(quoted.id, signal);
    return confirmed_at
      ? { kind: 'yes', penalty: penaltyOf(before.order, refund_amount) }
      : { kind: 'unknown' };
  } catch (error) {
    const after = await cancelledBefore();
    if (after?.isGone)
      return {
        kind: 'yes',
        penalty: penaltyOf(before.order, after.order.cancellation?.refund_amount),
      };
    const refusal = refusalOf(error);
    const isRefused =
      refusal?.type === 'airline_error' ||
      (refusal?.type === 'invalid_state_error' && refusal.code !== 'order_cancellation_stale');
    return isRefused && after ? { kind: 'no', reason: 'refused' } : { kind: 'unknown' };
  }
}

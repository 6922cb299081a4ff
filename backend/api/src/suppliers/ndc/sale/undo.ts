import { CURRENCY } from '@tiquete/contracts';
import type { UndoOutcome } from '../../../modules/checkout/ports';
import type { NdcClient } from '../client';
import { refusalOf } from '../refusal';
import { isCancelled, isPaid, totalOf } from './outcome';
import type { WireOrder, WireRefund } from './wire';

/** What the airline gives back is not money of ours: a voucher, credit for another ticket of its own, or another currency. */
const isOther = ({ refund_to, refund_currency }: WireRefund): boolean =>
  /voucher|credit/.test(refund_to ?? '') || (refund_currency ?? CURRENCY) !== CURRENCY;
/** What they keep of a paid order; nothing of an unpaid one. */
function penaltyOf(order: WireOrder, refund: WireRefund | null | undefined): number {
  if (!isPaid(order)) return 0;
  const money = refund && !isOther(refund) ? (refund.refund_amount ?? 0) : 0;
  return Math.max(0, totalOf(order) - Math.round(money));
}

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
      penalty: penaltyOf(before.order, before.order.cancellation),
    };
  try {
    const quoted = await client.quoteCancellation(id, signal);
    // Pesos were paid: whether something else will do is the traveller's to say, and a person's to ask.
    if (isPaid(before.order) && isOther(quoted)) return { kind: 'no', reason: 'no-money' };
    const done = await client.confirmCancellation(quoted.id, signal);
    return done.confirmed_at
      ? { kind: 'yes', penalty: penaltyOf(before.order, done) }
      : { kind: 'unknown' };
  } catch (error) {
    const after = await cancelledBefore();
    if (after?.isGone)
      return {
        kind: 'yes',
        penalty: penaltyOf(before.order, after.order.cancellation),
      };
    const refusal = refusalOf(error);
    const isRefused =
      refusal?.type === 'airline_error' ||
      (refusal?.type === 'invalid_state_error' && refusal.code !== 'order_cancellation_stale');
    return isRefused && after ? { kind: 'no', reason: 'refused' } : { kind: 'unknown' };
  }
}

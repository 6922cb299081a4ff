import type { Money } from '@tiquete/contracts';
import type { FlightUndoOutcome } from '../../../products/flights/ports';
import { toMoney } from '../../quoteMoney';
import type { NdcClient } from '../client';
import { ndcRefusalOf } from '../refusal';
import { isCancelled, isPaid } from './outcome';
import type { NdcOrder, WireRefund } from './wire';

/** True when the airline refunds something other than our payment: a voucher, airline credit, or another currency. */
export const isOther = (
  { total_currency }: NdcOrder,
  { refund_to, refund_currency }: WireRefund,
): boolean =>
  /voucher|credit/.test(refund_to ?? '') || (refund_currency ?? total_currency) !== total_currency;
/** Penalty for cancelling a paid order; zero for an unpaid one. */
function penaltyOf(order: NdcOrder, refund: WireRefund | null | undefined): Money {
  const { total_amount, total_currency } = order;
  if (!isPaid(order)) return toMoney(0, total_currency);
  const given = refund && !isOther(order, refund) ? (refund.refund_amount ?? 0) : 0;
  return toMoney(Math.max(0, total_amount - given), total_currency);
}

/** Requests a quote, then confirms the cancellation. An order that is already cancelled counts as success. */
export async function undo(
  client: NdcClient,
  id: string,
  signal: AbortSignal,
): Promise<FlightUndoOutcome> {
  const cancelledBefore = async (): Promise<{ order: NdcOrder; isGone: boolean } | undefined> => {
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
    // Only the traveller may accept another form of refund for a paid order, so an operator has to ask.
    if (isPaid(before.order) && isOther(before.order, quoted))
      return { kind: 'no', reason: 'no-money' };
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
    const refusal = ndcRefusalOf(error);
    const isRefused =
      refusal?.type === 'airline_error' ||
      (refusal?.type === 'invalid_state_error' && refusal.code !== 'order_cancellation_stale');
    return isRefused && after ? { kind: 'no', reason: 'refused' } : { kind: 'unknown' };
  }
}

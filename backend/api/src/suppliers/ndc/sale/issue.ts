import type { SupplierOutcome } from '../../../bookings/ports';
import { isAbove } from '../../air/inPesos';
import type { QuoteMoney } from '../../quoteMoney';
import type { NdcClient } from '../client';
import { ndcRefusalOf } from '../refusal';
import { money } from './orderRequest';
import { ndcCancelled, ndcTicketOutcome, ndcOrderTotal } from './outcome';
import type { NdcOrder } from './wire';

/** Error codes for a payment that came too late: the airline has released the seats. */
const LAPSED: readonly string[] = ['already_cancelled', 'past_payment_required_by_date'];
const PAID = 'already_paid';

/** Pays a held order, at no more than `total`. An instant order is already paid. */
export async function issueNdcTickets(
  client: NdcClient,
  { locator, total }: { locator: string; total: number },
  quoteMoney: QuoteMoney,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  try {
    const order = await client.order(locator, signal);
    const before = ndcTicketOutcome(order);
    if (before.kind !== 'not-found') return before;
    if (isAbove(ndcOrderTotal(order), total, quoteMoney))
      return { kind: 'no', reason: 'price-changed' };
    const lapsed = await pay(client, order, signal);
    if (lapsed) return lapsed;
    const after = ndcTicketOutcome(await client.order(locator, signal));
    return after.kind === 'not-found' ? { kind: 'unknown' } : after;
  } catch {
    return { kind: 'unknown' };
  }
}
/** Pays the order, and returns undefined, or returns a definite no. @throws SupplierError when the outcome is unknown */
async function pay(
  client: NdcClient,
  { id: order_id, total_amount, total_currency: currency }: NdcOrder,
  signal: AbortSignal,
): Promise<SupplierOutcome | undefined> {
  try {
    await client.pay(
      { order_id, payment: { type: 'balance', amount: money(total_amount), currency } },
      signal,
    );
    return undefined;
  } catch (error) {
    const code = ndcRefusalOf(error)?.code ?? '';
    if (code === PAID) return undefined;
    if (LAPSED.includes(code)) return ndcCancelled;
    if (code === 'schedule_changed') return { kind: 'no', reason: 'refused' };
    throw error;
  }
}

import type { SupplierOutcome } from '../../../bookings/ports';
import { isAbove } from '../../air/inPesos';
import type { QuoteMoney } from '../../quoteMoney';
import type { NdcClient } from '../client';
import { refusalOf } from '../refusal';
import { money } from './orderRequest';
import { cancelled, ticketsOf, totalOf } from './outcome';
import type { WireOrder } from './wire';

/** Errors for a late payment: the airline has released the seats. */
const LAPSED: readonly string[] = ['already_cancelled', 'past_payment_required_by_date'];
const PAID = 'already_paid';

/** Pays a held order, at no more than `total`. An instant order is already paid. */
export async function issue(
  client: NdcClient,
  { locator, total }: { locator: string; total: number },
  quoteMoney: QuoteMoney,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  try {
    const order = await client.order(locator, signal);
    const before = ticketsOf(order);
    if (before.kind !== 'not-found') return before;
    if (isAbove(totalOf(order), total, quoteMoney)) return { kind: 'no', reason: 'price-changed' };
    const lapsed = await pay(client, order, signal);
    if (lapsed) return lapsed;
    const after = ticketsOf(await client.order(locator, signal));
    return after.kind === 'not-found' ? { kind: 'unknown' } : after;
  } catch {
    return { kind: 'unknown' };
  }
}
/** Returns undefined once the order is paid. @throws SupplierError when the outcome is unknown */
async function pay(
  client: NdcClient,
  { id: order_id, total_amount, total_currency: currency }: WireOrder,
  signal: AbortSignal,
): Promise<SupplierOutcome | undefined> {
  try {
    await client.pay(
      { order_id, payment: { type: 'balance', amount: money(total_amount), currency } },
      signal,
    );
    return undefined;
  } catch (error) {
    const code = refusalOf(error)?.code ?? '';
    if (code === PAID) return undefined;
    if (LAPSED.includes(code)) return cancelled;
    if (code === 'schedule_changed') return { kind: 'no', reason: 'refused' };
    throw error;
  }
}

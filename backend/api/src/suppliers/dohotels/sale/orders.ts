import { setTimeout as sleep } from 'node:timers/promises';
import { CURRENCY } from '@tiquete/contracts';
import type { CancelOutcome } from '../../../products/hotels/ports';
import type { SupplierOutcome } from '../../../bookings/ports';
import type { DoHotelsClient } from '../client';
import { toMoney } from '../../quoteMoney';
import { wordOf } from '../refusal';
import type { DoOrder } from '../wire';

type No = Extract<SupplierOutcome, { kind: 'no' }>;
/** Error word for an order number that was never finished. */
export const NOT_FOUND = 'order_not_found';
const NO_ROOM: readonly string[] = [
  'soldout',
  'sold_out',
  'rate_not_found',
  'no_available_rates',
  'book_hash_not_found',
  'booking_form_expired',
];

/** Outcome for an error word after which there is no booking. */
export const noFor = (word: string): No => ({
  kind: 'no',
  reason: NO_ROOM.includes(word) ? 'sold-out' : 'refused',
});

/** Statuses of an order that ended without a room. */
const ENDED: readonly string[] = ['failed', 'rejected'];
/** Statuses of an order with a room, including a no-show. */
const BOOKED: readonly string[] = ['completed', 'noshow'];

function outcomeOf(order: DoOrder): SupplierOutcome {
  if (order.status === 'cancelled') return { kind: 'no', reason: 'cancelled' };
  if (ENDED.includes(order.status)) return { kind: 'no', reason: 'refused' };
  if (!BOOKED.includes(order.status)) return { kind: 'unknown' };
  const { name, confirmation_id } = order.supplier_data ?? {};
  return {
    kind: 'yes',
    locator: String(order.order_id),
    ...(name && { supplierName: name }),
    ...(confirmation_id && { details: { hotel_confirmation: confirmation_id } }),
  };
}
const orderUnder = async (client: DoHotelsClient, reference: string, signal: AbortSignal) =>
  (await client.orders({ partner_order_ids: [reference] }, signal)).find(
    ({ partner_data }) => partner_data.order_id === reference,
  );

/** Outcome of the order with our reference. Never throws: an unclear answer is `unknown`. */
export async function lookUpOrder(
  client: DoHotelsClient,
  reference: string,
  signal: AbortSignal,
): Promise<SupplierOutcome | { kind: 'not-found' }> {
  try {
    if ((await client.orderStatus(reference, signal)) === 'processing') return { kind: 'unknown' };
    // A cancelled order has the same status as a booked one. Only the order itself shows the difference.
    const order = await orderUnder(client, reference, signal).catch(() => null);
    if (order === null) return { kind: 'unknown' };
    // The order is not listed yet, so its locator is our own reference.
    return order ? outcomeOf(order) : { kind: 'yes', locator: reference };
  } catch (error) {
    const word = wordOf(error);
    if (word === NOT_FOUND) return { kind: 'not-found' };
    return word === undefined ? { kind: 'unknown' } : noFor(word);
  }
}

/** Requests the status until the outcome is clear or the signal aborts. An order that is not found yet may still appear. */
export async function followOrder(
  client: DoHotelsClient,
  reference: string,
  pollMs: number,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  while (!signal.aborted) {
    const outcome = await lookUpOrder(client, reference, signal);
    if (outcome.kind === 'yes' || outcome.kind === 'no') return outcome;
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
  return { kind: 'unknown' };
}

/**
 * Cancels an order. The vendor has no simulation; the order itself states the penalty. The locator is the vendor's number, or
 * ours if its number was never received.
 */
export async function cancelOrder(
  client: DoHotelsClient,
  locator: string,
  mode: 'SIMULATION' | 'CANCELLATION',
  now: Date,
  signal: AbortSignal,
): Promise<CancelOutcome> {
  try {
    const search = /^\d+$/.test(locator)
      ? { order_ids: [Number(locator)] }
      : { partner_order_ids: [locator] };
    const order = (await client.orders(search, signal)).find(
      ({ order_id, partner_data }) =>
        String(order_id) === locator || partner_data.order_id === locator,
    );
    if (!order) return { kind: 'no', reason: 'refused' };
    if (order.status === 'cancelled') return costing(retainedOf(order));
    if (mode === 'SIMULATION') return costing(penaltyNow(order, now));
    const { amount_payable } = await client.cancel(order.partner_data.order_id, signal);
    return costing(amount_payable);
  } catch (error) {
    return wordOf(error) === undefined ? { kind: 'unknown' } : { kind: 'no', reason: 'refused' };
  }
}
type Money = NonNullable<DoOrder['amount_sell']>;
/** Difference of two amounts in one currency. A missing amount counts as zero; null for two currencies. */
function minus(one: Money | null | undefined, other: Money | null | undefined): Money | null {
  const currency_code = one?.currency_code ?? other?.currency_code ?? CURRENCY;
  if ((other?.currency_code ?? currency_code) !== currency_code) return null;
  return { amount: (one?.amount ?? 0) - (other?.amount ?? 0), currency_code };
}
/** Outcome of a cancellation, with its cost if the supplier states it. */
const costing = (money: Money | null): CancelOutcome => ({
  kind: 'yes',
  ...(money && { penalty: toMoney(money.amount, money.currency_code) }),
});
const retainedOf = ({ amount_sell, amount_refunded }: DoOrder) =>
  minus(amount_sell, amount_refunded);
function penaltyNow({ cancellation_info, amount_sell }: DoOrder, now: Date): Money | null {
  const policies = cancellation_info?.policies ?? [];
  if (policies.length === 0) return minus(amount_sell, null);
  const begun = policies
    .filter(({ start_at }) => !start_at || Date.parse(`${start_at}Z`) <= now.getTime())
    .map(({ penalty }) => penalty);
  const isOneCurrency = new Set(begun.map(({ currency_code }) => currency_code)).size < 2;
  const [dearest] = begun.sort((a, b) => b.amount - a.amount);
  return isOneCurrency ? minus(dearest, null) : null;
}

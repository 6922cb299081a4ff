import type { SupplierOutcome } from '../../../bookings/ports';
import type { PolicyOrder, SupplierPlan } from '../../../products/assistance/ports';
import type { TkClient } from '../client';
import { didNothing } from '../../didNothing';
import { sumOf, toUnits } from '../amounts';
import { INVALID_PLAN, numberOf, ORDER_EXISTS } from '../refusal';
import type { TkOrder } from '../wire';
import { cancelPolicy } from './changes';
import { repricePlan, type TkSaleParts } from './reprice';
import { issuedPolicy, lookUpPolicy } from './report';
import { toOrder } from './toOrder';

const DEARER: SupplierOutcome = { kind: 'no', reason: 'price-changed' };
const GONE: SupplierOutcome = { kind: 'no', reason: 'sold-out' };

/** Price with the chosen upgrades; undefined when one of them is no longer sold. */
function priceOf(
  { perPassenger, upgrades }: SupplierPlan,
  wanted: readonly string[],
): bigint | undefined {
  const chosen = wanted.map((code) => upgrades.find((upgrade) => upgrade.code === code));
  if (chosen.includes(undefined)) return undefined;
  return sumOf([
    ...perPassenger.map(({ amount }) => amount.amount),
    ...chosen.flatMap((upgrade) => upgrade?.price.amount ?? []),
  ]);
}

/**
 * Rejection of an order whose price has changed; undefined when it is unchanged. An order states no price, so the price is
 * requested just before.
 */
async function refusalBefore(
  parts: TkSaleParts,
  { key, query, upgrades, price }: PolicyOrder,
  signal: AbortSignal,
): Promise<SupplierOutcome | undefined> {
  const repriced = await repricePlan(parts, key, query, signal);
  if (repriced.kind === 'gone') return GONE;
  const total = priceOf(repriced.plan, upgrades);
  if (total === undefined) return GONE;
  const isSameCurrency = repriced.plan.perPassenger.every(
    ({ amount }) => amount.currency === price.currency,
  );
  return isSameCurrency && total <= toUnits(price.amount) ? undefined : DEARER;
}

/**
 * Issues the policy. One reference never issues two, because an existing policy is used. A policy that was issued at a
 * higher price than quoted is cancelled at once. @throws SupplierError when nothing was sent yet
 */
export async function bookPolicy(
  parts: TkSaleParts,
  order: PolicyOrder,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { client, store, clock } = parts;
  const refusal = await refusalBefore(parts, order, signal);
  if (refusal) return refusal;
  const { id } = (await store.all(signal)).territory(order.query.destinations);
  let made: TkOrder;
  try {
    made = await client.addOrder(toOrder(order, id), signal);
  } catch (error) {
    if (didNothing(error)) return { kind: 'no', reason: 'refused' };
    const number = numberOf(error);
    if (number === undefined) return { kind: 'unknown' };
    if (number !== ORDER_EXISTS)
      return number === INVALID_PLAN ? GONE : { kind: 'no', reason: 'refused' };
    const found = await lookUpPolicy(
      client,
      { reference: order.reference, madeAt: undefined, now: clock() },
      signal,
    );
    if (found.kind === 'not-found') return { kind: 'unknown' };
    return found.kind === 'yes'
      ? atMost(client, order, found.locator, found.amount, signal)
      : found;
  }
  return atMost(client, order, made.codigo, made.valor, signal);
}

/** Cancels a policy that was issued at a higher price than quoted. */
async function atMost(
  client: TkClient,
  { price }: PolicyOrder,
  codigo: string,
  amount: string | undefined,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  if (amount === undefined || toUnits(amount) <= toUnits(price.amount)) return issuedPolicy(codigo);
  const undone = await cancelPolicy(client, codigo, signal);
  return undone.kind === 'yes' ? DEARER : { kind: 'unknown' };
}

import type { Cancellation } from '@tiquete/contracts';
import { cancellationOf } from '../lib/cancellationOf';

/**
 * Cancellation terms of one room rate. Each step retains a part of the price from its instant on, stated in the hotel's
 * local time.
 */
export interface PenaltyTerms {
  /** The traveller's price for this rate in pesos. It may be a fraction of a peso. */
  price: number;
  /** Retained fractions from 0 to 1. `fixed`: the whole price is retained from now on. */
  steps: readonly { from: string; fraction: number }[] | 'fixed';
}

/**
 * Penalties over time for cancelling all the rates together. Amounts are whole pesos of `total`. The current step has no
 * `from`.
 */
export function cancellationTerms(
  rates: readonly PenaltyTerms[],
  total: number,
  now: Date,
): Cancellation {
  const instants = [
    ...new Map(
      rates
        .flatMap(({ steps }) => (steps === 'fixed' ? [] : steps))
        .map(({ from }) => [Date.parse(from), from]),
    ),
  ]
    .filter(([at]) => at > now.getTime())
    .sort(([a], [b]) => a - b);
  const moments: { at: number; from: string | null }[] = [
    { at: now.getTime(), from: null },
    ...instants.map(([at, from]) => ({ at, from })),
  ];
  const sum = rates.reduce((all, { price }) => all + price, 0);
  const steps = moments.map(({ at, from }) => {
    const part = rates.reduce((all, rate) => all + rate.price * fractionAt(rate, at), 0) / sum;
    return { from, penalty: Math.min(total, Math.round(total * part)) };
  });
  return cancellationOf(steps, total);
}

function fractionAt({ steps }: PenaltyTerms, at: number): number {
  if (steps === 'fixed') return 1;
  const past = steps.filter(({ from }) => Date.parse(from) <= at).map(({ fraction }) => fraction);
  return Math.min(1, Math.max(0, ...past));
}

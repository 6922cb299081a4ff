import type { Cancellation } from '@tiquete/contracts';

/** Penalty from an instant on, in whole pesos and at most `total`. The current step has no `from`. */
export interface PenaltyStep {
  from: string | null;
  penalty: number;
}

/** Penalties over time from ordered steps. A penalty never falls. */
export function cancellationOf(steps: readonly PenaltyStep[], total: number): Cancellation {
  const timeline: Cancellation['timeline'] = [];
  let highest = -1;
  for (const { from, penalty } of steps) {
    if (penalty <= highest) continue;
    highest = penalty;
    timeline.push({
      from,
      refund_amount: total - penalty,
      penalty_amount: penalty,
      penalty_porcent: Math.round((1000 * penalty) / total) / 10,
    });
  }
  const [first, second] = timeline;
  const isFree = first?.penalty_amount === 0;
  return { refundable: isFree, free_until: isFree ? (second?.from ?? null) : null, timeline };
}

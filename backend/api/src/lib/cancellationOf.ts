import type { Cancellation } from '@tiquete/contracts';

/** What is kept from an instant on: whole pesos, all of `total` at most. The one that holds now has no `from`. */
export interface PenaltyStep {
  from: string | null;
  penalty: number;
}

/** What cancelling costs over time, from steps in their order; what was kept once is not given back later. */
export function cancellationOf(steps: readonly PenaltyStep[], total: number): Cancellation {
  const timeline: Cancellation['timeline'] = [];
  let kept = -1;
  for (const { from, penalty } of steps) {
    if (penalty <= kept) continue;
    kept = penalty;
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

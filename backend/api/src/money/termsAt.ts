import type { Cancellation } from '@tiquete/contracts';

/**
 * Converts terms for a price of `cost` whole pesos to a price of `total`: penalties are the same share, so free cancellation
 * stays free.
 */
export const termsAt = (
  terms: Cancellation,
  { cost, total }: { cost: number; total: number },
): Cancellation =>
  cost === total
    ? terms
    : {
        ...terms,
        timeline: terms.timeline.map((step) => {
          const kept = Math.min(
            total,
            step.penalty_amount +
              Math.ceil(((total - cost) * step.penalty_amount) / Math.max(1, cost)),
          );
          return { ...step, penalty_amount: kept, refund_amount: total - kept };
        }),
      };

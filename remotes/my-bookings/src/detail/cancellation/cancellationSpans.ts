import type { Cancellation } from '@tiquete/contracts';

type Step = Cancellation['timeline'][number];
/** The penalty holds from `from` (ISO with the place's offset; null for always) until `until` (null for good). */
export interface CancellationSpan extends Step {
  until: string | null;
  isNow: boolean;
}

/** What the steps cost of what was paid so far, in whole pesos: no more is kept, and only the rest of it comes back. */
export const spansOfPaid = (spans: readonly CancellationSpan[], paid: number): CancellationSpan[] =>
  spans.map((span) => {
    const penalty_amount = Math.min(span.penalty_amount, paid);
    return { ...span, penalty_amount, refund_amount: paid - penalty_amount };
  });

/** The steps in order of time. `now` in milliseconds. */
export function cancellationSpans(
  { timeline }: Cancellation,
  now = Date.now(),
): CancellationSpan[] {
  const startOf = ({ from }: Step) => (from === null ? -Infinity : Date.parse(from));
  const steps = [...timeline].sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  return steps.map((step, index) => {
    const next = steps[index + 1];
    return {
      ...step,
      until: next?.from ?? null,
      isNow: startOf(step) <= now && (!next || startOf(next) > now),
    };
  });
}

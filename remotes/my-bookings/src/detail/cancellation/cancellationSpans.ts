import type { Cancellation } from '@tiquete/contracts';

type Step = Cancellation['timeline'][number];
/**
 * Step of the cancellation terms, from `from` (ISO with the place's offset; null without a beginning) until `until` (null
 * without an end).
 */
export interface CancellationSpan extends Step {
  until: string | null;
  isNow: boolean;
}

/** The steps for a booking that is paid in part: penalty and refund add up to the paid amount, in whole pesos. */
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

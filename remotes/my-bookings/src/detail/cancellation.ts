import type { Cancellation } from '@tiquete/contracts';

type Step = Cancellation['timeline'][number];
/** From `from` (ISO with the place's own offset, null: from the start) to `until`, cancelling costs the step's penalty. */
export interface CancellationSpan extends Step {
  until: string | null;
  isNow: boolean;
}

/** The steps in order, each with its end and whether it is the one that holds now. `now` in milliseconds. */
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

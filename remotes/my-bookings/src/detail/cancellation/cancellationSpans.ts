import type { Cancellation } from '@tiquete/contracts';

type Step = Cancellation['timeline'][number];
/** The penalty holds from `from` (ISO with the place's offset; null for always) until `until` (null for good). */
export interface CancellationSpan extends Step {
  until: string | null;
  isNow: boolean;
}

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

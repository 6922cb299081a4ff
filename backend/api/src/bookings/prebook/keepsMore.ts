import type { Cancellation } from '@tiquete/contracts';

/** Largest difference of shares that is due to rounding. */
const NOISE = 0.005;

/** True when cancelling, now or later, costs a larger share of the price than was accepted. */
export const keepsMore = (accepted: Cancellation, current: Cancellation, now: Date): boolean =>
  isDearer(accepted, current, now, partKept, NOISE);
/** The same in pesos, for terms with a fixed penalty. */
export const keepsMorePesos = (accepted: Cancellation, current: Cancellation, now: Date): boolean =>
  isDearer(
    accepted,
    current,
    now,
    (terms, moment) => stepAt(terms, moment)?.penalty_amount ?? Infinity,
    0,
  );

function isDearer(
  accepted: Cancellation,
  current: Cancellation,
  now: Date,
  kept: (terms: Cancellation, moment: number) => number,
  noise: number,
): boolean {
  const instants = [accepted, current].flatMap(({ timeline }) =>
    timeline.flatMap(({ from }) => (from === null ? [] : Date.parse(from))),
  );
  const moments = [now.getTime(), ...instants.filter((instant) => instant > now.getTime())];
  return moments.some((moment) => kept(current, moment) > kept(accepted, moment) + noise);
}

const stepAt = ({ timeline }: Cancellation, moment: number) =>
  timeline.findLast(({ from }) => from === null || Date.parse(from) <= moment);
/** Retained share, from 0 to 1. */
function partKept(terms: Cancellation, moment: number): number {
  const step = stepAt(terms, moment);
  return step ? step.penalty_amount / Math.max(1, step.penalty_amount + step.refund_amount) : 1;
}

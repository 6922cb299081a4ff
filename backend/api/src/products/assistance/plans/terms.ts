import type { Cancellation } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import type { PolicyTerms } from '../ports';

/** Midnight in Colombia, from which a policy's days are counted. */
export const startOfDay = (day: string): string => `${day}T00:00:00-05:00`;

/** What ending a policy costs over time, in whole pesos of `total`; nothing comes back once cover has begun. */
export function policyTerms(
  { steps }: PolicyTerms,
  total: number,
  firstDay: string,
  now: Date,
): Cancellation {
  const farthestFirst = steps.toSorted((a, b) => b.daysBefore - a.daysBefore);
  // A step holds until the day after the last on which so many days are left, and none beyond the first day of cover.
  const ends = farthestFirst.map(({ daysBefore }) =>
    startOfDay(addDays(firstDay, -Math.max(0, daysBefore - 1))),
  );
  const timeline: Cancellation['timeline'] = [];
  let kept = -1;
  [...farthestFirst.map(({ keptPorcent }) => keptPorcent), 100].forEach((porcent, index) => {
    const end = ends[index];
    if (end !== undefined && Date.parse(end) <= now.getTime()) return;
    const penalty = Math.max(kept, Math.round((total * Math.min(100, porcent)) / 100));
    if (penalty === kept) return;
    kept = penalty;
    timeline.push({
      from: timeline.length === 0 ? null : (ends[index - 1] ?? null),
      refund_amount: total - penalty,
      penalty_amount: penalty,
      penalty_porcent: Math.round((1000 * penalty) / total) / 10,
    });
  });
  const [first, second] = timeline;
  const isFree = first?.penalty_amount === 0;
  return { refundable: isFree, free_until: isFree ? (second?.from ?? null) : null, timeline };
}

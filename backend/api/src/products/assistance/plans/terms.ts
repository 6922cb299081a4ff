import type { Cancellation } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { cancellationOf } from '../../../lib/cancellationOf';
import type { PolicyTerms } from '../ports';

/** Midnight in Colombia. The days before a policy begins are counted from it. */
export const startOfDay = (day: string): string => `${day}T00:00:00-05:00`;

/** Penalties over time for cancelling a policy, in whole pesos of `total`. Nothing is refunded once cover has begun. */
export function policyTerms(
  { steps }: PolicyTerms,
  total: number,
  firstDay: string,
  now: Date,
): Cancellation {
  const farthestFirst = steps.toSorted((a, b) => b.daysBefore - a.daysBefore);
  // A step ends when fewer than its days are left, and at the latest on the first day of cover.
  const ends = farthestFirst.map(({ daysBefore }) =>
    startOfDay(addDays(firstDay, -Math.max(0, daysBefore - 1))),
  );
  const ahead = [...farthestFirst.map(({ keptPorcent }) => keptPorcent), 100]
    .map((porcent, index) => ({
      from: ends[index - 1] ?? null,
      end: ends[index],
      penalty: Math.round((total * Math.min(100, porcent)) / 100),
    }))
    .filter(({ end }) => end === undefined || Date.parse(end) > now.getTime());
  const [first, ...later] = ahead;
  return cancellationOf(first ? [{ ...first, from: null }, ...later] : [], total);
}

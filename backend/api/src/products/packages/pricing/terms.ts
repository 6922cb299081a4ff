import type { Cancellation } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { cancellationOf } from '../../../lib/cancellationOf';
import type { PackageContent } from '../format/packageSchema';

/** Midnight in Colombia. The days before a departure are counted from it. */
export const departureDayStart = (day: string): string => `${day}T00:00:00-05:00`;

/** Penalties over time, in whole pesos of `total`. Before the first band nothing is retained. */
export function packageTerms(
  bands: PackageContent['cancellation'],
  { total, date, now }: { total: number; date: string; now: Date },
): Cancellation {
  const steps = bands
    .toSorted((a, b) => b.days_before - a.days_before)
    .map(({ days_before, penalty_percent }) => ({
      from: departureDayStart(addDays(date, -days_before)),
      penalty: Math.round((total * penalty_percent) / 100),
    }));
  const begun = steps.filter(({ from }) => Date.parse(from) <= now.getTime());
  const current = { from: null, penalty: Math.max(0, ...begun.map(({ penalty }) => penalty)) };
  return cancellationOf([current, ...steps.slice(begun.length)], total);
}

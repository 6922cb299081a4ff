import { addDays } from '@tiquete/domain';
import type { SupplierPlan } from '../ports';
import { coverDaysOf } from '../search/readAssistanceQuery';

/** First and last day, YYYY-MM-DD, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Days that a plan covers: the trip, or the plan's own number of days from the start of the trip. */
export function coverOf(
  { coverDays }: Pick<SupplierPlan, 'coverDays'>,
  trip: Days,
): Days & { days: number } {
  const days = coverDays ?? coverDaysOf(trip);
  return { from: trip.from, to: addDays(trip.from, days - 1), days };
}
/** The same number of days, beginning at `from`. */
export const movedTo = (days: Days, from: string): Days => ({
  from,
  to: addDays(from, coverDaysOf(days) - 1),
});

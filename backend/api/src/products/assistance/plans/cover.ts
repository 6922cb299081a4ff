import { addDays } from '@tiquete/domain';
import type { SupplierPlan } from '../ports';
import { daysOf } from '../search/checkQuery';

/** First and last day, YYYY-MM-DD, both counted. */
export interface Days {
  from: string;
  to: string;
}

/** What a plan covers of a trip: its days, or as many from its first one on as the plan says. */
export function coverOf(
  { coverDays }: Pick<SupplierPlan, 'coverDays'>,
  trip: Days,
): Days & { days: number } {
  const days = coverDays ?? daysOf(trip);
  return { from: trip.from, to: addDays(trip.from, days - 1), days };
}
/** As many days from another first one on. */
export const movedTo = (days: Days, from: string): Days => ({
  from,
  to: addDays(from, daysOf(days) - 1),
});

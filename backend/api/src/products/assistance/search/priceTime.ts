import { addDays, today } from '@tiquete/domain';
import { OFFERS_MS } from '../plans/offers';
import { startOfDay } from '../plans/terms';

/** Minimum milliseconds for which a converted price is valid, even if its day's rate ends at midnight. */
const LEAST_MS = 30 * 60_000;

/** Time until which a price shown now can be bought: for a day; if converted, until its rate's day ends in Colombia. */
export function priceEnd(now: Date, isConverted: boolean): Date {
  const longest = now.getTime() + OFFERS_MS;
  if (!isConverted) return new Date(longest);
  const midnight = Date.parse(startOfDay(addDays(today(now), 1)));
  return new Date(Math.min(longest, Math.max(midnight, now.getTime() + LEAST_MS)));
}

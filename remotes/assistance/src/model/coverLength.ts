import { addDays, addMonths } from '@tiquete/platform';
import { MAX_DAYS } from './limits';

/** In months: a holiday, a course, a semester, a year abroad. */
export const COVER_MONTHS = [1, 3, 6, 12];

/** Last day of so many months of cover, both days counted; a leap year is no longer than what can be bought. */
export function lastDayOf(start: string, months: number): string {
  const whole = addDays(addMonths(start, months), -1);
  const last = addDays(start, MAX_DAYS - 1);
  return whole < last ? whole : last;
}

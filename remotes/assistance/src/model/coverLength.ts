import { addDays, addMonths } from '@tiquete/platform';
import { MAX_ASSISTANCE_DAYS } from '@tiquete/contracts/limits';

/** Lengths of cover that the form offers, in months: a holiday, a course, a semester, a year. */
export const COVER_MONTHS = [1, 3, 6, 12];

/** Last day of a cover of `months` months, at most `MAX_ASSISTANCE_DAYS` long. Both days are included. */
export function lastDayOf(start: string, months: number): string {
  const whole = addDays(addMonths(start, months), -1);
  const last = addDays(start, MAX_ASSISTANCE_DAYS - 1);
  return whole < last ? whole : last;
}

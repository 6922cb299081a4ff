import { MAX_PACKAGE_DAYS_AHEAD } from '@tiquete/contracts/limits';
import { addDays, addMonths } from '../days';
import type { DepartureDates } from './packageQuery';

/** All days of a month; `month` counts from 1. */
export function monthDates(year: number, month: number): DepartureDates {
  const start = `${year}-${String(month).padStart(2, '0')}-01`;
  return { start, end: lastOfMonth(start) };
}
/** Last day of the month that begins on `first`. */
const lastOfMonth = (first: string): string => addDays(addMonths(first, 1), -1);
export const isWholeMonth = ({ start, end }: DepartureDates): boolean =>
  start.endsWith('-01') && end === lastOfMonth(start);
/** The month that contains all these days; null if there is none. */
export function monthOf(dates: DepartureDates | null): { year: number; month: number } | null {
  if (!dates || dates.start.slice(0, 7) !== dates.end.slice(0, 7)) return null;
  const [year, month] = dates.start.split('-').map(Number);
  return year && month ? { year, month } : null;
}
/** Days of departure for the api: without dates the coming year, and never a past day. `today` is YYYY-MM-DD. */
export function requestedDates(dates: DepartureDates | null, today: string): DepartureDates {
  if (!dates) return { start: today, end: addDays(today, MAX_PACKAGE_DAYS_AHEAD) };
  return { start: dates.start < today ? today : dates.start, end: dates.end };
}

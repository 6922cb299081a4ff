/** Milliseconds of a day. Calendar days are whole numbers since 1970-01-01, so that adding nights involves no time zone. */
const MS = 86_400_000;

const numbers = new Map<string, number>();
/**
 * Number of a day `YYYY-MM-DD`; NaN for a text that is no real day. Cached, because a search parses the same few days
 * thousands of times.
 */
export function dayNumber(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text) return NaN;
  numbers.set(text, ms / MS);
  return ms / MS;
}
const texts = new Map<number, string>();
/** Formats a day as `YYYY-MM-DD`. Cached, because a search formats the same few days thousands of times. */
export function dayText(day: number): string {
  const known = texts.get(day);
  if (known) return known;
  const text = new Date(day * MS).toISOString().slice(0, 10);
  texts.set(day, text);
  return text;
}
export const dayOf = (instant: Date): number => Math.floor(instant.getTime() / MS);
/** Weekday of a day; 0 is Sunday. */
export const weekday = (day: number): number => (((day + 4) % 7) + 7) % 7;
export const dayFrom = (year: number, month: number, date: number): number =>
  Date.UTC(year, month - 1, date) / MS;

export interface CalendarDate {
  year: number;
  /** Month from 1 to 12. */
  month: number;
  date: number;
}
export function dateOf(day: number): CalendarDate {
  const when = new Date(day * MS);
  return { year: when.getUTCFullYear(), month: when.getUTCMonth() + 1, date: when.getUTCDate() };
}

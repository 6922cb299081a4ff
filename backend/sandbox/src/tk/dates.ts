import { dayNumber, dayOf, dayText } from '../calendar/day';
import { TkError } from './errors';

/** UTC offset of the supplier's office in Bogotá, in milliseconds. */
const OFFICE_OFFSET_MS = -5 * 3_600_000;
export const todayInBogota = (now: Date): number =>
  dayOf(new Date(now.getTime() + OFFICE_OFFSET_MS));

/** Parses a day `DD/MM/YYYY`. @throws TkError with the number `code` */
export function readDay(text: string, code: number): number {
  const [, date = '', month = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const day = dayNumber(`${year}-${month}-${date}`);
  if (Number.isNaN(day)) throw new TkError(code);
  return day;
}
export const writeDay = (day: number): string => dayText(day).split('-').reverse().join('/');

/** Age in whole years on a day. */
export function ageOn(born: number, day: number): number {
  const [birth, then] = [dayText(born), dayText(day)];
  const years = Number(then.slice(0, 4)) - Number(birth.slice(0, 4));
  return then.slice(5) < birth.slice(5) ? years - 1 : years;
}

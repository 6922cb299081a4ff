import moment from 'moment';
import 'moment/locale/es';
import type { Day } from './searches/days';

export { addDays, addMonths, isDay, nightsBetween, today } from './searches/days';
export type { Day } from './searches/days';

moment.locale('es');

const ISO_DAY = 'YYYY-MM-DD';
/** Colombia's offset from UTC, the same all year. */
const BOGOTA_OFFSET_MINUTES = -300;

const parseDay = (day: Day) => moment.utc(day, ISO_DAY, true);

/** `DD MMM` in Spanish, such as `10 mar.`. */
export function formatDay(day: Day): string {
  return parseDay(day).format('DD MMM');
}
/** `DD MMM YYYY` in Spanish, such as `10 mar. 2027`. */
export function formatDayYear(day: Day): string {
  return parseDay(day).format('DD MMM YYYY');
}
/**
 * Days of a trip: `10 mar. 2027 – 12 mar. 2027`. One day only when it ends on its first day or, over the date line, before
 * it.
 */
export function formatDays(from: Day, to: Day): string {
  return from < to ? `${formatDayYear(from)} – ${formatDayYear(to)}` : formatDayYear(from);
}
/** The day in words for reading aloud, such as `miércoles, 10 de marzo de 2027`. */
export function formatDayLong(day: Day): string {
  return parseDay(day).format('dddd, D [de] MMMM [de] YYYY');
}
/** The month of a day in words, such as `marzo de 2027`. */
export function formatMonth(day: Day): string {
  return parseDay(day).format('MMMM [de] YYYY');
}
/** Number of calendar months from the first day to the last. */
export function monthsInReach(first: Day, last: Day): number {
  return parseDay(last).startOf('month').diff(parseDay(first).startOf('month'), 'months') + 1;
}
/** An ISO instant in its own offset: `DD MMM YYYY` and `HH:mm`. */
export function formatInstantLocal(instant: string): { day: string; time: string } {
  const local = moment.parseZone(instant);
  return { day: local.format('DD MMM YYYY'), time: local.format('HH:mm') };
}
/** An ISO instant in Colombian time: `DD MMM YYYY` and `HH:mm`. */
export function inColombia(instant: string): { day: string; time: string } {
  const local = moment(instant).utcOffset(BOGOTA_OFFSET_MINUTES);
  return { day: local.format('DD MMM YYYY'), time: local.format('HH:mm') };
}

import moment from 'moment';
import 'moment/locale/es';

moment.locale('es');

/** A calendar day without time or zone, YYYY-MM-DD. */
export type Day = string;
const ISO_DAY = 'YYYY-MM-DD';
/** Colombia's offset from UTC, the same all year. */
const BOGOTA_OFFSET_MINUTES = -300;

const parseDay = (day: Day) => moment.utc(day, ISO_DAY, true);

/** True for a real calendar day written YYYY-MM-DD. */
export function isDay(value: string): boolean {
  return parseDay(value).isValid();
}
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
/** Nights between two days; negative when `checkout` comes first. */
export function nightsBetween(checkin: Day, checkout: Day): number {
  return parseDay(checkout).diff(parseDay(checkin), 'days');
}
export function addDays(day: Day, days: number): Day {
  return parseDay(day).add(days, 'days').format(ISO_DAY);
}
/** Same day of a later month, or the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  return parseDay(day).add(months, 'months').format(ISO_DAY);
}
/** Number of calendar months from the first day to the last. */
export function monthsInReach(first: Day, last: Day): number {
  return parseDay(last).startOf('month').diff(parseDay(first).startOf('month'), 'months') + 1;
}
/** Today in Colombia. */
export function today(now: Date = new Date()): Day {
  return moment(now).utcOffset(BOGOTA_OFFSET_MINUTES).format(ISO_DAY);
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

// Days and times in words, as moment's locale `es` writes them. Every page loads these rules, so they do without moment; a test
// compares them with it (docs/decisions/0050).
import { isDay, type Day } from './searches/days';

export { addDays, addMonths, isDay, nightsBetween, today } from './searches/days';
export type { Day } from './searches/days';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const INVALID = 'Fecha inválida';
/** Colombia's offset from UTC, the same all year. */
const BOGOTA_OFFSET_MS = -5 * 3_600_000;

const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthOf = (day: Day): number => Number(day.slice(5, 7)) - 1;
const monthName = (day: Day): string => MONTHS[monthOf(day)] ?? '';

/** `DD MMM` in Spanish, such as `10 mar.`. */
export function formatDay(day: Day): string {
  return isDay(day) ? `${day.slice(8)} ${monthName(day).slice(0, 3)}.` : INVALID;
}
/** `DD MMM YYYY` in Spanish, such as `10 mar. 2027`. */
export function formatDayYear(day: Day): string {
  return isDay(day) ? `${formatDay(day)} ${day.slice(0, 4)}` : INVALID;
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
  if (!isDay(day)) return INVALID;
  const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(day))}, ${Number(day.slice(8))} de ${formatMonth(day)}`;
}
/** The month of a day in words, such as `marzo de 2027`. */
export function formatMonth(day: Day): string {
  return isDay(day) ? `${monthName(day)} de ${day.slice(0, 4)}` : INVALID;
}
/** Number of calendar months from the first day to the last. */
export function monthsInReach(first: Day, last: Day): number {
  return (yearOf(last) - yearOf(first)) * 12 + monthOf(last) - monthOf(first) + 1;
}
/** An ISO instant in its own offset: `DD MMM YYYY` and `HH:mm`. */
export function formatInstantLocal(instant: string): { day: string; time: string } {
  if (Number.isNaN(Date.parse(instant))) return { day: INVALID, time: INVALID };
  return { day: formatDayYear(instant.slice(0, 10)), time: instant.slice(11, 16) };
}
/** An ISO instant in Colombian time: `DD MMM YYYY` and `HH:mm`. */
export function inColombia(instant: string): { day: string; time: string } {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return { day: INVALID, time: INVALID };
  return formatInstantLocal(new Date(at + BOGOTA_OFFSET_MS).toISOString());
}

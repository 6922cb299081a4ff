import type { TranslateOf } from '@tiquete/platform';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Minutes from one local time of a place to a later one of the same place. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE);
}
/** Calendar days from a departure to its arrival, each by the clock of its own place; negative over the date line. */
export function dayShift(departureAt: string, arrivalAt: string): number {
  return Math.round(
    (Date.parse(`${arrivalAt.slice(0, 10)}Z`) - Date.parse(`${departureAt.slice(0, 10)}Z`)) / DAY,
  );
}
/** `HH:mm` of a local time. */
export const clock = (at: string) => at.slice(11, 16);

/**
 * Words beside an arrival's hour: `+1 día`, `día anterior`, and `mismo día` where its clock is earlier than the
 * departure's. Empty where the hour is enough.
 */
export function arrivalDayText(
  t: TranslateOf<'flights'>,
  departureAt: string,
  arrivalAt: string,
): string {
  const count = dayShift(departureAt, arrivalAt);
  if (count > 0) return t('itinerary.dayShift', { count });
  if (count < 0) return t('itinerary.dayShiftBack');
  return isPlainArrival(departureAt, arrivalAt) ? '' : t('itinerary.sameDay');
}
/** Whether the arrival's hour says its day too: the same day, at a later hour of the clock. */
export const isPlainArrival = (departureAt: string, arrivalAt: string): boolean =>
  dayShift(departureAt, arrivalAt) === 0 && arrivalAt > departureAt;

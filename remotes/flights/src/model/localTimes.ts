import type { TranslateOf } from '@tiquete/platform';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Minutes between two local times of the same place. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE);
}
/** Calendar days between departure and arrival by their local dates; negative over the date line. */
export function dayShift(departureAt: string, arrivalAt: string): number {
  return Math.round(
    (Date.parse(`${arrivalAt.slice(0, 10)}Z`) - Date.parse(`${departureAt.slice(0, 10)}Z`)) / DAY,
  );
}
/** `HH:mm` of a local time. */
export const clock = (at: string) => at.slice(11, 16);

/**
 * Text beside an arrival's time: `+1 día`, `día anterior`, or `mismo día` if its clock is earlier than the departure's.
 * Empty where the time is enough.
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
/** True if the arrival is on the same day at a later local time, so that its day needs no text. */
export const isPlainArrival = (departureAt: string, arrivalAt: string): boolean =>
  dayShift(departureAt, arrivalAt) === 0 && arrivalAt > departureAt;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Minutes from one local time of a place to a later one of the same place. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE);
}
/** Calendar days from a departure to its arrival, each by its own place's clock: what `+1` says. */
export function dayShift(departureAt: string, arrivalAt: string): number {
  return Math.round(
    (Date.parse(`${arrivalAt.slice(0, 10)}Z`) - Date.parse(`${departureAt.slice(0, 10)}Z`)) / DAY,
  );
}
/** `HH:mm` of a local time. */
export const clock = (at: string) => at.slice(11, 16);

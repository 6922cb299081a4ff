// Calendar days. The pages of the products bundle these rules, so they do without moment; a test compares them with it.

/** A calendar day without time or zone, YYYY-MM-DD. */
export type Day = string;
const DAY_MS = 86_400_000;
/** Colombia's offset from UTC, the same all year. */
const BOGOTA_OFFSET_MS = -5 * 3_600_000;

const timeOf = (day: Day): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
const dayOf = (time: number): Day =>
  Number.isNaN(time) ? 'Invalid date' : new Date(time).toISOString().slice(0, 10);

/** True for a real calendar day written YYYY-MM-DD. */
export function isDay(value: string): boolean {
  return dayOf(timeOf(value)) === value;
}
/** Nights between two days; negative when `checkout` comes first. */
export function nightsBetween(checkin: Day, checkout: Day): number {
  return Math.trunc((timeOf(checkout) - timeOf(checkin)) / DAY_MS);
}
export function addDays(day: Day, days: number): Day {
  return dayOf(timeOf(day) + days * DAY_MS);
}
/** Same day of a later month, or the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(timeOf(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)));
}
/** Today in Colombia. */
export function today(now: Date = new Date()): Day {
  return dayOf(now.getTime() + BOGOTA_OFFSET_MS);
}

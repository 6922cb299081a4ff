import { dayText } from '../../calendar/day';

const MINUTE = 60_000;
const DAY = 1440;
const formats = new Map<string, Intl.DateTimeFormat>();
/** Minutes east of UTC, by time zone and UTC day; undefined on the day of a clock change. */
const steady = new Map<string, Map<number, number | undefined>>();

function exactOffset(zone: string, instant: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const text =
    format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** Minutes east of UTC at an instant, summer time included. */
export function offsetAt(zone: string, instant: number): number {
  const day = Math.floor(instant / MINUTE / DAY);
  const days = steady.get(zone) ?? new Map<number, number | undefined>();
  steady.set(zone, days);
  if (!days.has(day)) {
    const start = exactOffset(zone, day * DAY * MINUTE);
    days.set(day, start === exactOffset(zone, (day + 1) * DAY * MINUTE) ? start : undefined);
  }
  return days.get(day) ?? exactOffset(zone, instant);
}
/** Instant of a local day and minute. In an hour that the clocks skip, it is an hour later. */
export function instantOf(zone: string, day: number, minute: number): number {
  const asUtc = (day * DAY + minute) * MINUTE;
  const guess = asUtc - offsetAt(zone, asUtc) * MINUTE;
  return asUtc - offsetAt(zone, guess) * MINUTE;
}
/** Local day and minute of an instant. */
export function localTime(zone: string, instant: number): { day: number; minute: number } {
  const total = Math.floor(instant / MINUTE) + offsetAt(zone, instant);
  const day = Math.floor(total / DAY);
  return { day, minute: total - day * DAY };
}
const two = (value: number) => (value < 10 ? `0${value}` : `${value}`);
/** Local time as text: `2027-01-05T06:10:00`. */
export const localText = ({ day, minute }: { day: number; minute: number }): string =>
  `${dayText(day)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;

const MINUTE_MS = 60_000;

/** Making a formatter takes many times as long as using it; there are as many as time zones. */
const clocks = new Map<string, { formatter: Intl.DateTimeFormat; minute: number; day: string }>();

/** The calendar day of an instant in an IANA time zone, YYYY-MM-DD. Asked within the same minute, it is known: days begin with a minute. */
export function dayIn(zone: string, instant: Date): string {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  const clock = clocks.get(zone);
  if (clock?.minute === minute) return clock.day;
  // en-CA writes days that way.
  const formatter = clock?.formatter ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const day = formatter.format(instant);
  clocks.set(zone, { formatter, minute, day });
  return day;
}

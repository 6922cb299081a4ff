const MINUTE_MS = 60_000;

/** Creating a formatter takes far longer than using it, so there is one per time zone. */
const clocks = new Map<string, { formatter: Intl.DateTimeFormat; minute: number; day: string }>();

/**
 * Calendar day of an instant in an IANA time zone, YYYY-MM-DD. The result is cached for the same minute, because days begin on
 * whole minutes.
 */
export function dayIn(zone: string, instant: Date): string {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  const clock = clocks.get(zone);
  if (clock?.minute === minute) return clock.day;
  // The locale en-CA formats days as YYYY-MM-DD.
  const formatter = clock?.formatter ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const day = formatter.format(instant);
  clocks.set(zone, { formatter, minute, day });
  return day;
}

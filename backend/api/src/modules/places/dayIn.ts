/** Making one takes many times as long as using it; there are as many as time zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in an IANA time zone, YYYY-MM-DD; `en-CA` writes days that way. */
export function dayIn(zone: string, instant: Date): string {
  const formatter = formatters.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  formatters.set(zone, formatter);
  return formatter.format(instant);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Offset of an IANA zone at an instant, `-05:00`, also for UTC itself. */
export function offsetAt(timeZone: string, at: Date): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name.replace('GMT', '') || '+00:00';
}

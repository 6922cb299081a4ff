const formats = new Map<string, Intl.DateTimeFormat>();

/** Offset of an IANA zone at an instant, such as `-05:00`. UTC gives `+00:00`. */
export function offsetAt(timeZone: string, at: Date): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name.replace('GMT', '') || '+00:00';
}

/** Offset of an IANA zone at a local time, `2027-03-10T06:10:00`. */
export function offsetOfLocal(timeZone: string, local: string): string {
  // The first guess may be on the other side of a clock change. The second one is exact.
  const guess = offsetAt(timeZone, new Date(`${local}Z`));
  return offsetAt(timeZone, new Date(`${local}${guess}`));
}

/** UTC offset of our office at the vendor, which has no summer time. The vendor sends times without an offset. */
const OFFICE_OFFSET = '-05:00';
const OFFSET_MS = 5 * 3_600_000;

/** An instant in the office's local time; the vendor accepts no offset. */
export const officeTime = (instant: Date): string =>
  new Date(instant.getTime() - OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);

/**
 * Parses `2027-01-05T23:59:00`, or a date as the end of that day, in the office's time. Returns undefined for anything else.
 */
export function officeInstant(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const local = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:00` : text;
  const instant = new Date(/(Z|[+-]\d\d:\d\d)$/.test(local) ? local : local + OFFICE_OFFSET);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** UTC offset of the agency's office in Bogotá. Orders state times in its local time, without an offset. */
const OFFSET_MS = 5 * 3_600_000;
const OFFSET = '-05:00';

export const officeTime = (instant: number): string =>
  new Date(instant - OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
export const officeDay = (instant: number): string =>
  officeTime(instant).slice(0, 'YYYY-MM-DD'.length);
/**
 * Parses a local time of the office to milliseconds since 1970. A date without a time means the end of the day. NaN for an
 * invalid text.
 */
export function officeInstant(text: string): number {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Date.parse(`${text}T23:59:00${OFFSET}`);
  return Date.parse(/(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}${OFFSET}`);
}

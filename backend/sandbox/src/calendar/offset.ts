import { dayText } from './day';

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, string>();

function format(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, made);
  return made;
}

/** UTC offset of a time zone at noon UTC of a day, always in the form `+01:00`, never `Z`. */
function offsetAt(timeZone: string, day: number): string {
  const key = `${timeZone}${day}`;
  const found = offsets.get(key);
  if (found) return found;
  const part = format(timeZone)
    .formatToParts(new Date(day * 86_400_000 + 43_200_000))
    .find(({ type }) => type === 'timeZoneName');
  const offset = (part?.value ?? 'GMT').replace('GMT', '') || '+00:00';
  offsets.set(key, offset);
  return offset;
}

/** ISO instant of a local time (`HH:mm:ss`) at the hotel. */
export const hotelInstant = (timeZone: string, day: number, hour: string): string =>
  `${dayText(day)}T${hour}${offsetAt(timeZone, day)}`;

import type { Geo } from '@tiquete/contracts';
import tzLookup from 'tz-lookup';
import { offsetAt } from '../../lib/offsetAt';

const minutesOf = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

/**
 * Converts the supplier's UTC time without a zone to the hotel's local time: `2027-03-09T04:59:00` →
 * `2027-03-08T23:59:00-05:00`.
 */
export function onHotelClock(utcText: string, { latitude, longitude }: Geo): string {
  const at = new Date(`${utcText}Z`);
  const offset = offsetAt(tzLookup(latitude, longitude), at);
  const local = new Date(at.getTime() + minutesOf(offset) * 60_000);
  return `${local.toISOString().slice(0, 19)}${offset}`;
}

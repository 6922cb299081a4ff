import type { Itinerary } from '@tiquete/contracts';
import table from './checkIn.json';

export interface CheckIn {
  carrier: string;
  /** The airline's own site; null if the table lacks the airline. */
  url: string | null;
  /** Local time of the place of departure, YYYY-MM-DDTHH:MM:SS; null if the table lacks the airline. */
  opensAt: string | null;
}
const HOUR_MS = 3_600_000;
const known = new Map(Object.entries(table));

/** Check-in site and opening time of an itinerary, from the table row of the airline that sells its first flight. */
export function checkInOf({ segments: [first] }: Pick<Itinerary, 'segments'>): CheckIn | null {
  if (!first) return null;
  const { carrierCode: carrier, departure } = first;
  const row = known.get(carrier);
  if (!row) return { carrier, url: null, opensAt: null };
  const opens = new Date(Date.parse(`${departure.at}Z`) - row.opensHoursBefore * HOUR_MS);
  return { carrier, url: row.url, opensAt: opens.toISOString().slice(0, 19) };
}

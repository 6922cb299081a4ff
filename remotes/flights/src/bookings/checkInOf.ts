import type { Itinerary } from '@tiquete/contracts';
import table from './checkIn.json';

export interface CheckIn {
  carrier: string;
  /** The airline's own site; null where no source of the airline was read. */
  url: string | null;
  /** Local time of the place of departure, YYYY-MM-DDTHH:MM:SS; null where it is not known. */
  opensAt: string | null;
}
const HOUR_MS = 3_600_000;
const known = new Map(Object.entries(table));

/** Where and from when a way is checked in: by who sells its first flight, as the table of airlines says. */
export function checkInOf({ segments: [first] }: Pick<Itinerary, 'segments'>): CheckIn | null {
  if (!first) return null;
  const { carrierCode: carrier, departure } = first;
  const row = known.get(carrier);
  if (!row) return { carrier, url: null, opensAt: null };
  const opens = new Date(Date.parse(`${departure.at}Z`) - row.opensHoursBefore * HOUR_MS);
  return { carrier, url: row.url, opensAt: opens.toISOString().slice(0, 19) };
}

import type { FlightQuery } from '../search/flightQuery';
import { queryKey } from '../urls';
import type { FlightSearch } from './flightState';

/** True when the store holds, or is getting, an answer to this very request whose prices still stand. `now` in milliseconds. */
export function isAnswered(search: FlightSearch, query: FlightQuery, now: number): boolean {
  if (search.phase !== 'searching' && search.phase !== 'found') return false;
  if (queryKey(search.query) !== queryKey(query)) return false;
  return search.phase === 'searching' || Date.parse(search.page.meta.expires_at) > now;
}

import type { HotelQuery } from '../search/hotelQuery';
import { queryKey } from '../urls';
import type { HotelSearch } from './hotelState';

/** True when the store holds, or is getting, an answer to this very request whose prices still stand. `now` in milliseconds. */
export function isAnswered(search: HotelSearch, query: HotelQuery, now: number): boolean {
  if (search.phase !== 'searching' && search.phase !== 'found') return false;
  if (queryKey(search.query) !== queryKey(query)) return false;
  return search.phase === 'searching' || Date.parse(search.page.data.expires_at) > now;
}

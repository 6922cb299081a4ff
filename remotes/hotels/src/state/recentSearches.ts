import { formatDay } from '@tiquete/platform';
import { guestSummary } from '../search/guestSummary';
import type { HotelQuery } from '../search/hotelQuery';
import { queryKey } from '../urls';
import type { RecentSearch } from './hotelState';

export const MAX_RECENT_SEARCHES = 6;

/** `image` is a picture address without its width. */
export function toRecentSearch(query: HotelQuery, image: string): RecentSearch {
  const { destination, checkin, checkout, rooms, nationality } = query;
  const { guests, ages } = guestSummary(rooms);
  return {
    destination_name: destination.name,
    dates: { start: checkin, end: checkout },
    checkInLabel: formatDay(checkin),
    checkOutLabel: formatDay(checkout),
    rooms,
    image,
    destination_code: destination.code,
    destinationObject: destination,
    totalRooms: rooms.length,
    totalPax: guests,
    passengersAge: ages,
    origin: nationality,
  };
}
export function fromRecentSearch({
  destinationObject,
  dates,
  rooms,
  origin,
}: RecentSearch): HotelQuery {
  return {
    destination: destinationObject,
    checkin: dates.start,
    checkout: dates.end,
    rooms,
    nationality: origin,
  };
}
/** Newest first, one per request, at most six. */
export function rememberSearch(
  recent: readonly RecentSearch[],
  search: RecentSearch,
): RecentSearch[] {
  const key = queryKey(fromRecentSearch(search));
  const others = recent.filter((other) => queryKey(fromRecentSearch(other)) !== key);
  return [search, ...others].slice(0, MAX_RECENT_SEARCHES);
}

import { queryKey, type HotelQuery } from '@tiquete/domain/searches/hotels';
import { formatDay } from '@tiquete/platform';
import { guestSummary } from '../model/guestSummary';
import type { RecentSearch } from './hotelState';

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
    origin: '',
    nationality,
  };
}
export function fromRecentSearch({
  destinationObject,
  dates,
  rooms,
  nationality,
}: RecentSearch): HotelQuery {
  return {
    destination: destinationObject,
    checkin: dates.start,
    checkout: dates.end,
    rooms,
    nationality,
  };
}
/** Key of a recent search. Searches of the same stay have the same key. */
export const recentKey = (recent: RecentSearch): string => queryKey(fromRecentSearch(recent));
/** Adds the nationality to a search that schema 2 or older stored. */
export function withOwnNationality(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null && 'origin' in stored
    ? { ...stored, origin: '', nationality: stored.origin }
    : stored;
}
/** Returns a search as schema 2 stored it. */
export function withNationalityAsOrigin(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null && 'nationality' in stored
    ? { ...stored, origin: stored.nationality }
    : stored;
}

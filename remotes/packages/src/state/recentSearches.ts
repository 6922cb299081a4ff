import { ADULT_AGE } from '@tiquete/contracts/limits';
import { noFilters, requestedDates, type ListQuery } from '@tiquete/domain/searches/packages';
import { formatDay, today } from '@tiquete/platform';
import { travellersOf } from '../model/rooms';
import { resultsUrl } from '../urls';
import type { RecentSearch, ResultPage } from './packageState';
import { toGuests, toPlaceObject } from './searchSection';

/** The recent search to store; null for a search without results. */
export function toRecentSearch(query: ListQuery, { data }: ResultPage): RecentSearch | null {
  const [first] = data.packages;
  const { destination, origin, rooms } = query;
  const { start, end } = requestedDates(query.dates, today());
  const guests = toGuests(rooms);
  if (!first) return null;
  return {
    destination_name: destination?.name ?? '',
    dates: { start, end },
    checkInLabel: formatDay(start),
    checkOutLabel: formatDay(end),
    rooms: guests,
    image: first.image,
    destination_code: destination?.id ?? '',
    destinationObject: toPlaceObject(destination),
    totalRooms: rooms.length,
    totalPax: travellersOf(rooms),
    passengersAge: guests.flatMap(({ adults, childrens }) => [
      ...Array<number>(adults).fill(ADULT_AGE),
      ...childrens,
    ]),
    origin: origin?.id ?? '',
    query: { ...query, filters: noFilters },
  };
}
/** Key of a recent search. Searches of the same packages have the same key. */
export const recentKey = ({ query }: RecentSearch): string => resultsUrl(query);

import { formatDay } from '@tiquete/platform';
import { noFilters } from '../model/packageFilters';
import { askedDates } from '../model/departureDates';
import type { PackageQuery } from '../model/packageQuery';
import { travellersOf } from '../model/rooms';
import { resultsUrl } from '../urls';
import type { RecentSearch, ResultPage } from './packageState';
import { toGuests, toPlaceObject } from './searchSection';

/** Age of an adult, which the form does not request. */
const ADULT_AGE = 18;

/** A search that found nothing is not remembered. */
export function toRecentSearch(query: PackageQuery, { data }: ResultPage): RecentSearch | null {
  const [first] = data.packages;
  const { destination, origin, rooms } = query;
  const { start, end } = askedDates(query.dates);
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
/** Equal for searches of the same packages. */
export const recentKey = ({ query }: RecentSearch): string => resultsUrl(query);

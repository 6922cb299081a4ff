import { queryKey, type AssistanceQuery } from '@tiquete/domain/searches/assistance';
import { formatDay } from '@tiquete/platform';
import { placeNames } from '../model/placeName';
import type { RecentSearch } from './assistanceState';

export function toRecentSearch(query: AssistanceQuery): RecentSearch {
  const { origin, destinations, checkin, checkout, ages } = query;
  const [code, name] = [destinations.join(','), placeNames(destinations)];
  return {
    destination_name: name,
    dates: { start: checkin, end: checkout },
    checkInLabel: formatDay(checkin),
    checkOutLabel: formatDay(checkout),
    rooms: [],
    image: '',
    destination_code: code,
    destinationObject: { kind: 'region', code, name, label: name },
    totalRooms: 0,
    totalPax: ages.length,
    passengersAge: ages,
    origin,
  };
}
export function fromRecentSearch({
  destination_code,
  dates,
  passengersAge,
  origin,
}: RecentSearch): AssistanceQuery {
  return {
    origin,
    destinations: destination_code.split(','),
    checkin: dates.start,
    checkout: dates.end,
    ages: passengersAge,
  };
}
/** Key of a recent search. Searches of the same cover have the same key. */
export const recentKey = (recent: RecentSearch): string => queryKey(fromRecentSearch(recent));

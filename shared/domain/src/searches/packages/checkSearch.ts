import {
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_PACKAGE_ROOM,
  MAX_INFANTS_PER_PACKAGE_ROOM,
  MAX_PACKAGE_DAYS_AHEAD,
  MAX_PACKAGE_ROOMS,
  MIN_CHILD_AGE,
} from '@tiquete/contracts/limits';
import type { CheckedSearch } from '../checkedSearch';
import { addDays, isDay } from '../days';
import type { DepartureDates, PackageQuery, RoomDraft, SearchDraft } from './packageQuery';
import { isKnown, knownRooms, MAX_ADULTS_PER_ROOM } from './rooms';

/** Message keys below `search.errors`. */
export interface SearchErrors {
  dates?: 'datesInvalid' | 'datesPast' | 'datesTooFar';
  rooms?: 'roomsInvalid' | 'childAgeMissing';
}

/** Checks a search of the form or of the results URL. `today` is YYYY-MM-DD. */
export function checkSearch(
  draft: SearchDraft,
  today: string,
): CheckedSearch<PackageQuery, SearchErrors> {
  const [dates, rooms] = [checkDates(draft.dates, today), checkRooms(draft.rooms)];
  if (!dates && !rooms)
    return { phase: 'valid', query: { ...draft, rooms: knownRooms(draft.rooms) } };
  const errors: SearchErrors = {};
  if (dates) errors.dates = dates;
  if (rooms) errors.rooms = rooms;
  return { phase: 'invalid', errors };
}
function checkDates(dates: DepartureDates | null, today: string): SearchErrors['dates'] {
  if (!dates) return undefined;
  const { start, end } = dates;
  if (!isDay(start) || !isDay(end) || end < start) return 'datesInvalid';
  if (end < today) return 'datesPast';
  return start > addDays(today, MAX_PACKAGE_DAYS_AHEAD) ? 'datesTooFar' : undefined;
}
function checkRooms(rooms: readonly RoomDraft[]): SearchErrors['rooms'] {
  if (rooms.length < 1 || rooms.length > MAX_PACKAGE_ROOMS) return 'roomsInvalid';
  if (!rooms.every(isRoom)) return 'roomsInvalid';
  return rooms.every(({ children }) => children.every(isKnown)) ? undefined : 'childAgeMissing';
}
const isRoom = ({ adults, children, infants }: RoomDraft): boolean =>
  adults >= 1 &&
  adults <= MAX_ADULTS_PER_ROOM &&
  children.length <= MAX_CHILDREN_PER_PACKAGE_ROOM &&
  infants <= MAX_INFANTS_PER_PACKAGE_ROOM &&
  children.every(({ age }) => age === null || (age >= MIN_CHILD_AGE && age <= MAX_CHILD_AGE));

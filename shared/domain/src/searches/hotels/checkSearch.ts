import type { Room } from '@tiquete/contracts';
import {
  MAX_ADULTS_PER_HOTEL_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_HOTEL_ROOM,
  MAX_HOTEL_DAYS_AHEAD,
  MAX_HOTEL_NIGHTS,
  MAX_HOTEL_ROOMS,
} from '@tiquete/contracts/limits';
import type { CheckedSearch } from '../checkedSearch';
import { addDays, isDay, nightsBetween } from '../days';
import type { HotelQuery, RoomDraft, SearchDraft, StayDates } from './hotelQuery';

/** Message keys below `search.errors`. */
export type DatesError =
  'datesMissing' | 'datesInvalid' | 'datesPast' | 'datesOrder' | 'datesTooLong' | 'datesTooFar';
export type RoomsError = 'roomsInvalid' | 'childAgeMissing';
export interface SearchErrors {
  destination?: 'destinationMissing';
  dates?: DatesError;
  rooms?: RoomsError;
  nationality?: 'nationalityMissing';
}

/** Checks a search of the form or of the results URL (travel-domain 6.1). `today` is YYYY-MM-DD. */
export function checkSearch(
  draft: SearchDraft,
  today: string,
): CheckedSearch<HotelQuery, SearchErrors> {
  const { destination, dates, nationality } = draft;
  const datesError = checkDates(dates, today);
  const rooms = draft.rooms.filter(isComplete);
  const roomsError = checkRooms(draft.rooms);
  const hasNationality = /^[A-Z]{2}$/.test(nationality);
  if (destination && dates && !datesError && !roomsError && hasNationality) {
    return {
      phase: 'valid',
      query: { destination, checkin: dates.start, checkout: dates.end, rooms, nationality },
    };
  }
  const errors: SearchErrors = {};
  if (!destination) errors.destination = 'destinationMissing';
  if (datesError) errors.dates = datesError;
  if (roomsError) errors.rooms = roomsError;
  if (!hasNationality) errors.nationality = 'nationalityMissing';
  return { phase: 'invalid', errors };
}

function checkDates(dates: StayDates | null, today: string): DatesError | undefined {
  if (!dates) return 'datesMissing';
  if (!isDay(dates.start) || !isDay(dates.end)) return 'datesInvalid';
  if (dates.start < today) return 'datesPast';
  if (dates.end <= dates.start) return 'datesOrder';
  if (nightsBetween(dates.start, dates.end) > MAX_HOTEL_NIGHTS) return 'datesTooLong';
  if (dates.start > addDays(today, MAX_HOTEL_DAYS_AHEAD)) return 'datesTooFar';
  return undefined;
}

function checkRooms(rooms: RoomDraft[]): RoomsError | undefined {
  if (rooms.length < 1 || rooms.length > MAX_HOTEL_ROOMS || !rooms.every(isWithinBounds))
    return 'roomsInvalid';
  return rooms.every(isComplete) ? undefined : 'childAgeMissing';
}
function isWithinBounds({ adults, childrens }: RoomDraft): boolean {
  const isCount = Number.isInteger(adults) && adults >= 1 && adults <= MAX_ADULTS_PER_HOTEL_ROOM;
  return (
    isCount &&
    childrens.length <= MAX_CHILDREN_PER_HOTEL_ROOM &&
    childrens.every((age) => age === null || isChildAge(age))
  );
}
const isChildAge = (age: number) => Number.isInteger(age) && age >= 0 && age <= MAX_CHILD_AGE;
const isComplete = (room: RoomDraft): room is Room => room.childrens.every((age) => age !== null);

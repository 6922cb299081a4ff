import { addDays, isDay } from '../days';
import {
  DEFAULT_NATIONALITY,
  defaultRoom,
  type Destination,
  type RoomDraft,
  type SearchDraft,
} from './hotelQuery';

/**
 * Reads a search from an address without checking it; `checkSearch` does. `defaults` has the nights and travellers for an
 * address that has none.
 */
export function parseSearch(search: string, defaults = { pax: 1, nights: 0 }): SearchDraft {
  const params = new URLSearchParams(search);
  const start = params.get('checkin') ?? '';
  const isOpen = defaults.nights > 0 && isDay(start);
  const end = params.get('checkout') ?? (isOpen ? addDays(start, defaults.nights) : '');
  const rooms = params.getAll('room');
  return {
    destination: parseDestination(params),
    dates: start && end ? { start, end } : null,
    rooms: rooms.length > 0 ? rooms.map(parseRoom) : [{ ...defaultRoom, adults: defaults.pax }],
    nationality: params.get('nationality') ?? DEFAULT_NATIONALITY,
  };
}
function parseDestination(params: URLSearchParams): Destination | null {
  const hotel = params.get('hotel_code');
  const code = hotel ?? params.get('destination_code');
  if (!code || !/^[\w-]{1,20}$/.test(code)) return null;
  return {
    kind: hotel ? 'hotel' : 'city',
    code,
    name: (params.get('destination_name') || code).slice(0, 120),
  };
}
/** Invalid text becomes a room without adults, which `checkSearch` rejects. */
function parseRoom(text: string): RoomDraft {
  const [adults = 0, ...childrens] = /^\d{1,2}(-\d{1,2})*$/.test(text)
    ? text.split('-').map(Number)
    : [];
  return { adults, childrens };
}

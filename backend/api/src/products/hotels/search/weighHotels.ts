import type { HotelSearchQuery } from '@tiquete/contracts';

/** So many hotels by their codes are as much as a city. */
const HOTELS_OF_A_CITY = 400;

/** Units of a search: one room in one city is one. Each city is a search of its own, and rooms multiply the rates. */
export function weighHotels({
  destination_code,
  Hotel_codes,
  rooms,
}: Pick<HotelSearchQuery, 'destination_code' | 'Hotel_codes' | 'rooms'>): number {
  const places =
    Hotel_codes.length > 0 ? Hotel_codes.length / HOTELS_OF_A_CITY : destination_code.length;
  return Math.max(1, places) * (1 + (rooms.length - 1) / 2);
}

import type { HotelSearchQuery } from '@tiquete/contracts';

/** Number of hotels by code that costs as much as a city. */
const HOTELS_OF_A_CITY = 400;

/** Units of a search: one room in one city is one. Each city is a separate search, and rooms multiply the rates. */
export function weighHotels({
  destination_code,
  Hotel_codes,
  rooms,
}: Pick<HotelSearchQuery, 'destination_code' | 'Hotel_codes' | 'rooms'>): number {
  const places =
    Hotel_codes.length > 0 ? Hotel_codes.length / HOTELS_OF_A_CITY : destination_code.length;
  return Math.max(1, places) * (1 + (rooms.length - 1) / 2);
}

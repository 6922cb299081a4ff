import type { HotelQuery } from '../../products/hotels/ports';
import { toOccupancies } from './occupancies';

/** The vendor's code for Spanish. */
export const HOTELBEDS_LANGUAGE = 'CAS';
const MAX_HOTELS = 2000;

export type HotelbedsScope = { hotelCodes: readonly string[] } | { destinationCode: string };

/** Body of `POST /hotel-api/1.0/hotels`. It lists every child's age, as the vendor requires. */
export function toAvailabilityRequest(
  query: Pick<HotelQuery, 'checkin' | 'checkout' | 'rooms' | 'client_nationality'>,
  scope: HotelbedsScope,
) {
  return {
    stay: { checkIn: query.checkin, checkOut: query.checkout },
    occupancies: toOccupancies(query.rooms).map(({ rooms, adults, childrenAges }) => ({
      rooms,
      adults,
      children: childrenAges.length,
      ...(childrenAges.length > 0 && { paxes: childrenAges.map((age) => ({ type: 'CH', age })) }),
    })),
    sourceMarket: query.client_nationality,
    language: HOTELBEDS_LANGUAGE,
    filter: { maxHotels: MAX_HOTELS },
    ...('hotelCodes' in scope
      ? { hotels: { hotel: scope.hotelCodes.map(Number) } }
      : { destination: { code: scope.destinationCode } }),
  };
}

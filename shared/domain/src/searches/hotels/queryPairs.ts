import type { HotelQuery } from './hotelQuery';

/**
 * The search fields of an address: `destination_code=CTG&destination_name=…&checkin=…&checkout=…&room=2-5-9&nationality=CO`.
 */
export function queryPairs({
  destination,
  checkin,
  checkout,
  rooms,
  nationality,
}: HotelQuery): [string, string][] {
  return [
    [destination.kind === 'hotel' ? 'hotel_code' : 'destination_code', destination.code],
    ['destination_name', destination.name],
    ['checkin', checkin],
    ['checkout', checkout],
    ...rooms.map((room): [string, string] => ['room', [room.adults, ...room.childrens].join('-')]),
    ['nationality', nationality],
  ];
}
/** The search without filters. Equal strings are equal searches. */
export function queryKey(query: HotelQuery): string {
  return new URLSearchParams(queryPairs(query)).toString();
}

import type { BookingsUnderWay } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';

/** `meta` of BOOKINGS_UNDER_WAY; none when it is not as the contract says. */
export function readUnderWay({ meta }: Problem): BookingsUnderWay['bookings'] {
  const bookings: unknown = meta?.bookings;
  return Array.isArray(bookings) ? bookings.filter(isBooking) : [];
}
function isBooking(value: unknown): value is BookingsUnderWay['bookings'][number] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'title' in value &&
    typeof value.code === 'string' &&
    typeof value.title === 'string'
  );
}

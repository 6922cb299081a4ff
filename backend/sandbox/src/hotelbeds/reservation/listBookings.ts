import { dayNumber, dayOf } from '../../calendar/day';
import type { Inventory } from '../../inventory/inventory';
import type { Booking } from './booking';
import type { BookingListRequest } from './bookingSchema';
import { invalidData } from '../errors';

const MAX_ROWS = 1000;
const holds = <T>(wanted: T[] | undefined, value: T | undefined) =>
  !wanted || (value !== undefined && wanted.includes(value));

/**
 * Bookings that were created, or begin, between two days, oldest first. @throws VendorError INVALID_DATA for a range that
 * ends before it starts
 */
export function listBookings(
  stock: Inventory,
  bookings: Booking[],
  request: BookingListRequest,
): Booking[] {
  const [start, end] = [dayNumber(request.start), dayNumber(request.end)];
  if (end < start)
    throw invalidData('Error at property end: The end date must not be before the start date.');
  if (request.to < request.from || request.to - request.from >= MAX_ROWS)
    throw invalidData(
      `Error at property to: The range must hold between 1 and ${MAX_ROWS} bookings.`,
    );
  const reference = request.clientReference?.toUpperCase();
  const found = bookings.filter((booking) => {
    const day =
      request.filterType === 'CHECKIN' ? booking.stay.checkIn : dayOf(new Date(booking.createdAt));
    const hotel = stock.find(booking.hotelCode);
    return (
      day >= start &&
      day <= end &&
      (reference === undefined || booking.clientReference === reference) &&
      (request.status === 'ALL' ||
        (request.status === 'CANCELLED') === (booking.cancellation !== null)) &&
      holds(request.hotel?.map(Number), booking.hotelCode) &&
      holds(request.destination, hotel?.city.code) &&
      holds(request.country, hotel?.country.code)
    );
  });
  return found.slice(request.from - 1, request.to);
}

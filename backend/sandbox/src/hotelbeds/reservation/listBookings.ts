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
  ask: BookingListRequest,
): Booking[] {
  const [start, end] = [dayNumber(ask.start), dayNumber(ask.end)];
  if (end < start)
    throw invalidData('Error at property end: The end date must not be before the start date.');
  if (ask.to < ask.from || ask.to - ask.from >= MAX_ROWS)
    throw invalidData(
      `Error at property to: The range must hold between 1 and ${MAX_ROWS} bookings.`,
    );
  const reference = ask.clientReference?.toUpperCase();
  const found = bookings.filter((booking) => {
    const day =
      ask.filterType === 'CHECKIN' ? booking.stay.checkIn : dayOf(new Date(booking.createdAt));
    const hotel = stock.find(booking.hotelCode);
    return (
      day >= start &&
      day <= end &&
      (reference === undefined || booking.clientReference === reference) &&
      (ask.status === 'ALL' || (ask.status === 'CANCELLED') === (booking.cancellation !== null)) &&
      holds(ask.hotel?.map(Number), booking.hotelCode) &&
      holds(ask.destination, hotel?.city.code) &&
      holds(ask.country, hotel?.country.code)
    );
  });
  return found.slice(ask.from - 1, ask.to);
}

import type { BookingCancellation } from '@tiquete/contracts';
import type { OpenedBooking } from './bookingsState';

/** The booking as the accepted cancellation says it now stands, until the page has looked again. */
export function asAccepted(
  opened: OpenedBooking,
  { booking: { id, status, status_label, course } }: BookingCancellation,
): OpenedBooking {
  if (opened.phase !== 'ready' || opened.booking.id !== id) return opened;
  const can = { ...opened.booking.can, cancel: false, pay: false };
  return { ...opened, booking: { ...opened.booking, status, status_label, course, can } };
}

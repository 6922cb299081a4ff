import type { BookingCancellation } from '@tiquete/contracts';
import type { FoundBookings } from '../api';
import type { ListQuery } from '../urls';
import type { BookingList, OpenedBooking } from './bookingsState';

/** True if `query` is the list of `known` with more pages. */
function isMoreOf(known: ListQuery, query: ListQuery): boolean {
  return (
    known.show === query.show &&
    known.product === query.product &&
    known.code === query.code &&
    query.pages > known.pages
  );
}
/** A request for more pages leaves the present ones visible. Any other request leaves only the filters' counts. */
export function withListRequested(list: BookingList, query: ListQuery): BookingList {
  if (list.phase === 'ready' && isMoreOf(list.query, query))
    return { ...list, more: { phase: 'loading' } };
  return { phase: 'loading', query, meta: list.phase === 'idle' ? null : list.meta };
}
/** Appends pages. A new booking moves the others down, so a booking may arrive twice and is then left out. */
export function withMore(
  list: BookingList,
  query: ListQuery,
  { bookings, meta }: FoundBookings,
): BookingList {
  if (list.phase !== 'ready') return list;
  const known = new Set(list.bookings.map(({ id }) => id));
  return {
    phase: 'ready',
    query,
    meta,
    bookings: [...list.bookings, ...bookings.filter(({ id }) => !known.has(id))],
    more: { phase: 'idle' },
  };
}
/** Copies the status of an accepted cancellation to the opened booking, which is then fetched again. */
export function withCancellation(
  opened: OpenedBooking,
  { booking: { id, status, status_label, course } }: BookingCancellation,
): OpenedBooking {
  if (opened.phase !== 'ready' || opened.booking.id !== id) return opened;
  const can = { ...opened.booking.can, cancel: false, pay: false };
  return { ...opened, booking: { ...opened.booking, status, status_label, course, can } };
}

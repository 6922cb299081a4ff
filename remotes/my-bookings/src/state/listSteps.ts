import type { FoundBookings } from '../api';
import type { ListQuery } from '../urls';
import type { BookingList } from './bookingsState';

/** True when `query` shows the same as `known`, only more of it. */
export function isMoreOf(known: ListQuery, query: ListQuery): boolean {
  return (
    known.show === query.show &&
    known.product === query.product &&
    known.code === query.code &&
    query.pages > known.pages
  );
}
/** More of the same keeps what is shown; another view keeps the filters only. */
export function listAsked(list: BookingList, query: ListQuery): BookingList {
  if (list.phase === 'ready' && isMoreOf(list.query, query))
    return { ...list, more: { phase: 'loading' } };
  return { phase: 'loading', query, meta: list.phase === 'idle' ? null : list.meta };
}
/** The new pages below; a booking that has moved down a page meanwhile is not shown twice. */
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

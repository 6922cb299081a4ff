import { useMemo } from 'react';
import { useLocation } from '@tiquete/platform';
import { parseBookings, parseId } from '../urls';
import { BookingPage } from './BookingPage';
import { BookingsPage } from './BookingsPage';

/** `/console/bookings`: the list with its filters, or one booking if the address has an `id`. */
export function Page() {
  const { search } = useLocation();
  const id = parseId(search);
  const query = useMemo(() => parseBookings(search), [search]);
  return id === null ? <BookingsPage query={query} /> : <BookingPage key={id} id={id} />;
}

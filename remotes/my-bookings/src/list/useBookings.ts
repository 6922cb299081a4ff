import { useEffect } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import type { BookingList } from '../state/bookingsState';
import { listOpened, selectBookingList } from '../state/slice';

/** Asks whenever the page opens: what happened meanwhile is why one looks. */
export function useBookings(): Exclude<BookingList, { phase: 'idle' }> {
  const dispatch = useDispatch();
  const list = useSelector(selectBookingList);
  useEffect(() => {
    dispatch(listOpened());
  }, [dispatch]);
  return list.phase === 'idle' ? { phase: 'loading' } : list;
}

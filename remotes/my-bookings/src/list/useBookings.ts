import { useEffect } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import type { BookingList } from '../state/bookingsState';
import { listClosed, listRequested, selectBookingList } from '../state/slice';
import { parseListQuery } from '../urls';

/** Loads the list that the address asks for, and clears it when the page is left. */
export function useBookings(search: string): {
  list: Exclude<BookingList, { phase: 'idle' }>;
  askAgain: () => void;
  /** Loads the list again from its first page. */
  startAgain: () => void;
} {
  const dispatch = useDispatch();
  const known = useSelector(selectBookingList);
  const ask = () => void dispatch(listRequested(parseListQuery(search)));
  useEffect(() => {
    dispatch(listRequested(parseListQuery(search)));
  }, [dispatch, search]);
  useEffect(() => () => void dispatch(listClosed()), [dispatch]);
  const list =
    known.phase === 'idle'
      ? { phase: 'loading' as const, query: parseListQuery(search), meta: null }
      : known;
  const startAgain = () => {
    dispatch(listClosed());
    ask();
  };
  return { list, askAgain: ask, startAgain };
}

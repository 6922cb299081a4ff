import { useEffect, useRef } from 'react';
import { useDispatch, useNavigate, useSelector } from '@tiquete/platform';
import type { BookingList } from '../state/bookingsState';
import { listClosed, listRequested, selectBookingList, selectFilter } from '../state/slice';
import { LIST_PATH, listUrl, parseListQuery } from '../urls';

/**
 * Loads the list for the filters in the page's address, and clears it when the page is left. The first address without
 * a filter gets the last one.
 */
export function useBookings(search: string): {
  list: Exclude<BookingList, { phase: 'idle' }>;
  retry: () => void;
  /** Loads the list again from its first page. */
  startAgain: () => void;
} {
  const dispatch = useDispatch();
  const known = useSelector(selectBookingList);
  const navigate = useNavigate();
  const filter = useSelector(selectFilter);
  const lastUrl = useRef(search === '' ? listUrl(filter) : LIST_PATH);
  const request = () => void dispatch(listRequested(parseListQuery(search)));
  useEffect(() => {
    const hasFilter = search !== '' || lastUrl.current === LIST_PATH;
    if (!hasFilter) return void navigate(lastUrl.current, { replace: true });
    // From now on, an address without a filter is the traveller's choice.
    lastUrl.current = LIST_PATH;
    dispatch(listRequested(parseListQuery(search)));
  }, [dispatch, navigate, search]);
  useEffect(() => () => void dispatch(listClosed()), [dispatch]);
  const list =
    known.phase === 'idle'
      ? { phase: 'loading' as const, query: parseListQuery(search), meta: null }
      : known;
  const startAgain = () => {
    dispatch(listClosed());
    request();
  };
  return { list, retry: request, startAgain };
}

import { useEffect } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import type { OpenedBooking } from '../state/bookingsState';
import {
  detailClosed,
  detailOpened,
  detailRefreshed,
  selectOpenedBooking,
  type OpenRequest,
} from '../state/slice';

/** Opens the booking with the page and lets go of it with the page; another booking's answer counts as none yet. */
export function useOpenedBooking({ id, reference }: OpenRequest) {
  const dispatch = useDispatch();
  const known = useSelector(selectOpenedBooking);
  const openAgain = () => void dispatch(detailOpened({ id, reference }));
  const refresh = () => void dispatch(detailRefreshed({ id, reference }));
  useEffect(() => {
    dispatch(detailOpened({ id, reference }));
    return () => void dispatch(detailClosed());
  }, [dispatch, id, reference]);
  const opened: Exclude<OpenedBooking, { phase: 'idle' }> =
    known.phase === 'idle' || known.id !== id ? { phase: 'loading', id } : known;
  return { opened, openAgain, refresh };
}

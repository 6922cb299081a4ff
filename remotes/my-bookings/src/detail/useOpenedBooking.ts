import { useEffect } from 'react';
import { usePageSeen } from '@tiquete/checkout';
import { useDispatch, useSelector } from '@tiquete/platform';
import type { OpenedBooking } from '../state/bookingsState';
import {
  detailClosed,
  detailOpened,
  detailRefreshed,
  detailSeen,
  selectOpenedBooking,
  type OpenRequest,
} from '../state/slice';

/** Loads the booking and clears it when the page is left. A booking with another id in the store counts as loading. */
export function useOpenedBooking({ id, reference }: OpenRequest) {
  const dispatch = useDispatch();
  const known = useSelector(selectOpenedBooking);
  const openAgain = () => void dispatch(detailOpened({ id, reference }));
  const refresh = () => void dispatch(detailRefreshed({ id, reference }));
  useEffect(() => {
    dispatch(detailOpened({ id, reference }));
  }, [dispatch, id, reference]);
  usePageSeen(() => dispatch(detailSeen()));
  useEffect(() => () => void dispatch(detailClosed()), [dispatch, id]);
  const opened: Exclude<OpenedBooking, { phase: 'idle' }> =
    known.phase === 'idle' || known.id !== id ? { phase: 'loading', id } : known;
  return { opened, openAgain, refresh };
}

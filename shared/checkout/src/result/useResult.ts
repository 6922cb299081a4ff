import { useEffect, useState } from 'react';
import type { BookingDetail } from '@tiquete/contracts';
import { useDispatch, usePageStore, useSelector } from '@tiquete/platform';
import { createResult } from './createResult';
import type { ResultAddress, ResultState } from './resultState';
import { usePageSeen } from './usePageSeen';

/**
 * Result for the page's address, from the store. Null before the first request. Leaving the page clears it and aborts
 * its requests. `isBookingSettled` is true for a booking that changes only with its payment.
 */
export function useResult(
  remoteSlice: string,
  { bookingId, reference }: ResultAddress,
  isBookingSettled?: (booking: BookingDetail) => boolean,
) {
  const [result] = useState(() => createResult(remoteSlice, isBookingSettled));
  const { actions } = result;
  const store = usePageStore();
  const dispatch = useDispatch();
  const known = useSelector(result.select);
  const loadAgain = () => void dispatch(actions.opened({ bookingId, reference }));
  useEffect(() => {
    store.addSlice(result.name, result.reducer);
    const task = store.runSaga(result.saga);
    return () => {
      store.dispatch(result.actions.closed());
      task.cancel();
    };
  }, [store, result]);
  useEffect(() => {
    dispatch(actions.opened({ bookingId, reference }));
  }, [dispatch, actions, bookingId, reference]);
  usePageSeen(() => dispatch(actions.pageSeen()));
  const isOwn =
    known?.address.bookingId === bookingId &&
    (bookingId !== null || known.address.reference === reference);
  const state: ResultState | null = isOwn ? known : null;
  return { result, state, loadAgain };
}

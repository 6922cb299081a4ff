import { useEffect } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import { usePageSeen } from './usePageSeen';
import type { Result } from './defineResult';
import type { ResultAddress, ResultState } from './resultState';

/** Result of the address, from the store. Null before the first request. Leaving the page clears it. */
export function useResult(
  { actions, select }: Result,
  { bookingId, reference }: ResultAddress,
): { state: ResultState | null; again: () => void } {
  const dispatch = useDispatch();
  const known = useSelector(select);
  const again = () => void dispatch(actions.opened({ bookingId, reference }));
  useEffect(() => {
    dispatch(actions.opened({ bookingId, reference }));
  }, [dispatch, actions, bookingId, reference]);
  useEffect(() => () => void dispatch(actions.closed()), [dispatch, actions]);
  usePageSeen(() => dispatch(actions.pageSeen()));
  const isOwn =
    known?.address.bookingId === bookingId &&
    (bookingId !== null || known.address.reference === reference);
  return { state: isOwn ? known : null, again };
}

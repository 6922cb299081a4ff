import { useEffect } from 'react';
import { usePageSeen } from '@tiquete/checkout';
import { useDispatch, useSelector } from '@tiquete/platform';
import { glimpse, type GlimpseRequest } from '../state/glimpse';
import { selectGlimpse } from '../state/slice';

/** Opens a guest's booking, refreshes it when the page is visible again, and removes it when the page is left. */
export function useGuestBooking({ id, reference }: GlimpseRequest) {
  const dispatch = useDispatch();
  const known = useSelector(selectGlimpse);
  const refresh = () => void dispatch(glimpse.refreshed({ id, reference }));
  useEffect(() => {
    dispatch(glimpse.opened({ id, reference }));
  }, [dispatch, id, reference]);
  useEffect(() => () => void dispatch(glimpse.closed()), [dispatch]);
  usePageSeen(() => {
    if (known.phase === 'ready' && known.query.id === id) refresh();
  });
  return { known, refresh };
}

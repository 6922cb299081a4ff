import { useEffect } from 'react';
import { usePageSeen } from '@tiquete/checkout';
import { useDispatch, useSelector } from '@tiquete/platform';
import { isMoving } from '../booking/isPayable';
import { glimpse, type GlimpseRequest } from '../state/glimpse';
import { selectGlimpse } from '../state/slice';

const AGAIN_MS = 5000;

/** Asks again while gateway or supplier can still change the booking, and forgets it when the page is left. */
export function useGlimpse({ id, reference }: GlimpseRequest) {
  const dispatch = useDispatch();
  const known = useSelector(selectGlimpse);
  const isKnown = known.phase === 'ready' && known.query.id === id;
  const mayChange = isKnown && isMoving({ ...known.value, refunds: [] });
  const refresh = () => void dispatch(glimpse.refreshed({ id, reference }));
  useEffect(() => {
    dispatch(glimpse.opened({ id, reference }));
  }, [dispatch, id, reference]);
  useEffect(() => () => void dispatch(glimpse.closed()), [dispatch]);
  useEffect(() => {
    if (!mayChange) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') dispatch(glimpse.refreshed({ id, reference }));
    }, AGAIN_MS);
    return () => clearTimeout(timer);
    // Each answer is a new `known`, after which it waits again.
  }, [mayChange, known, dispatch, id, reference]);
  usePageSeen(() => {
    if (isKnown) refresh();
  });
  return { known, refresh };
}

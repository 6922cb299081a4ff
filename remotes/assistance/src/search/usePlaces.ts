import { useEffect } from 'react';
import type { AssistancePlaces } from '@tiquete/contracts';
import { useDispatch, useSelector } from '@tiquete/platform';
import { placesQuery } from '../state/assistanceSearch';
import { selectPlaces } from '../state/slice';

/** Where assistance is sold to and from, asked for once; `retry` asks again for what failed. */
export function usePlaces(): {
  places: AssistancePlaces | null;
  hasFailed: boolean;
  retry: () => void;
} {
  const dispatch = useDispatch();
  const state = useSelector(selectPlaces);
  const { phase } = state;
  useEffect(() => {
    if (phase === 'idle') dispatch(placesQuery.opened(null));
  }, [dispatch, phase]);
  return {
    places: state.phase === 'ready' ? state.value : null,
    hasFailed: phase === 'failed',
    retry: () => void dispatch(placesQuery.opened(null)),
  };
}

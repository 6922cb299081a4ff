import { useEffect } from 'react';
import type { PackagePlaces } from '@tiquete/contracts';
import { useDispatch, useSelector } from '@tiquete/platform';
import { placesQuery } from '../state/queries';
import { selectPlaces } from '../state/slice';

/** Where packages go and leave from, asked for once; `retry` asks again for what failed. */
export function usePlaces(): {
  places: PackagePlaces | null;
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

import { useEffect } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import type { FlightQuery } from '../search/flightQuery';
import type { FlightSearch } from '../state/flightState';
import { resultsOpened, selectFlightSearch } from '../state/slice';
import { queryKey } from '../urls';

/** Asks once per request and returns what the store knows about this one; another request's answer counts as none yet. */
export function useFlightSearch(query: FlightQuery): Exclude<FlightSearch, { phase: 'idle' }> {
  const dispatch = useDispatch();
  const search = useSelector(selectFlightSearch);
  const key = queryKey(query);
  useEffect(() => {
    dispatch(resultsOpened(query));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys are equal requests
  }, [dispatch, key]);
  if (search.phase === 'idle' || queryKey(search.query) !== key) return { phase: 'searching', query };
  return search;
}

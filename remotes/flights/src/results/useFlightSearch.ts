import { useDeferredValue, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import type { FlightQuery } from '../search/flightQuery';
import type { FlightSearch } from '../state/flightState';
import { resultsOpened, selectFlightSearch } from '../state/slice';
import { queryKey } from '../urls';

type Known = Exclude<FlightSearch, { phase: 'idle' }>;

/**
 * Asks once per request and returns what the store knows about this one; another request's answer counts as none yet. What
 * comes is drawn bit by bit: a first list is a tenth of a second's work on a phone, and taps are answered meanwhile.
 */
export function useFlightSearch(query: FlightQuery): Known {
  const dispatch = useDispatch();
  const key = queryKey(query);
  // That the asking has begun draws nothing new.
  const answer = useSelector((state: Parameters<typeof selectFlightSearch>[0]) => {
    const search = selectFlightSearch(state);
    return search.phase !== 'idle' && search.phase !== 'searching' && queryKey(search.query) === key
      ? search
      : null;
  });
  useEffect(() => {
    dispatch(resultsOpened(query));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys are equal requests
  }, [dispatch, key]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys are equal requests
  const searching = useMemo(() => ({ phase: 'searching' as const, query }), [key]);
  const newest: Known = answer ?? searching;
  const drawn = useDeferredValue(newest);
  return queryKey(drawn.query) === key ? drawn : newest;
}

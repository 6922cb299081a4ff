import { useDeferredValue, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import type { SearchState } from './searchState';

export interface AskedSearch<Root, Query, Page> {
  keyOf: (query: Query) => string;
  selectSearch: (root: Root) => SearchState<Query, Page>;
  actions: { resultsOpened: (query: Query) => { type: string } };
}
/**
 * Asks once per request and returns what the store knows about this one; another request's answer counts as none yet. What
 * comes is drawn bit by bit: a first list is a tenth of a second's work on a phone, and taps are answered meanwhile.
 */
export function useSearch<Root, Query, Page>(
  { keyOf, selectSearch, actions }: AskedSearch<Root, Query, Page>,
  query: Query,
): Exclude<SearchState<Query, Page>, { phase: 'idle' }> {
  const dispatch = useDispatch();
  const key = keyOf(query);
  // That the asking has begun draws nothing new.
  const answer = useSelector((root: Root) => {
    const search = selectSearch(root);
    const isAnswer = search.phase !== 'idle' && search.phase !== 'searching';
    return isAnswer && keyOf(search.query) === key ? search : null;
  });
  useEffect(() => {
    dispatch(actions.resultsOpened(query));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys are equal requests
  }, [dispatch, key]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys are equal requests
  const searching = useMemo(() => ({ phase: 'searching' as const, query }), [key]);
  const newest = answer ?? searching;
  const drawn = useDeferredValue(newest);
  return keyOf(drawn.query) === key ? drawn : newest;
}

import { useDeferredValue, useMemo } from 'react';
import { useSelector, useStable } from '@tiquete/platform';
import type { SearchState } from './searchState';

export interface AskedSearch<Root, Query, Page> {
  keyOf: (query: Query) => string;
  selectSearch: (root: Root) => SearchState<Query, Page>;
}
/**
 * What the store knows about this request; another request's answer counts as none yet. What comes is drawn bit by bit: a
 * first list is a tenth of a second's work on a phone, and taps are answered meanwhile.
 */
export function useSearch<Root, Query, Page>(
  { keyOf, selectSearch }: AskedSearch<Root, Query, Page>,
  query: Query,
): Exclude<SearchState<Query, Page>, { phase: 'idle' }> {
  const key = keyOf(query);
  // That the asking has begun draws nothing new; that the api had no room does.
  const answer = useSelector((root: Root) => {
    const search = selectSearch(root);
    const isAnswer =
      search.phase === 'searching' ? search.isBusy === true : search.phase !== 'idle';
    return isAnswer && search.phase !== 'idle' && keyOf(search.query) === key ? search : null;
  });
  const stable = useStable(key, query);
  const searching = useMemo(() => ({ phase: 'searching' as const, query: stable }), [stable]);
  const newest = answer ?? searching;
  const drawn = useDeferredValue(newest);
  return keyOf(drawn.query) === key ? drawn : newest;
}

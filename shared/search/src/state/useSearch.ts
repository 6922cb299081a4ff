import { useDeferredValue, useMemo } from 'react';
import { useSelector, useStable } from '@tiquete/platform';
import type { SearchState } from './searchState';

export interface SearchOfQuery<Root, Query, Page> {
  keyOf: (query: Query) => string;
  selectSearch: (root: Root) => SearchState<Query, Page>;
}
/**
 * State of this request in the store; the answer of another request counts as none. Rendering is deferred, because a first
 * list takes a tenth of a second on a phone and taps should be handled meanwhile.
 */
export function useSearch<Root, Query, Page>(
  { keyOf, selectSearch }: SearchOfQuery<Root, Query, Page>,
  query: Query,
): Exclude<SearchState<Query, Page>, { phase: 'idle' }> {
  const key = keyOf(query);
  // The start of a search needs no new render; a busy api does.
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

import { useDeferredValue } from 'react';
import { useMediaQuery } from '@tiquete/ui';
import type { Found, SearchState } from '../state/searchState';
import { WIDE } from './resultsLayout';
import { isAwaitingFirst, useStatusText, type StatusParts } from './useStatusText';

interface ResultsParts<Query, Page> extends StatusParts {
  search: SearchState<Query, Page>;
}
/** State and texts of a results page, for `ResultsFrame` and its content. */
export function useResults<Query, Page>(parts: ResultsParts<Query, Page>) {
  const { search, words, total } = parts;
  // While the document's first items are on screen, the page is usable before its list is rendered.
  const isReady = useDeferredValue(true, !globalThis.__firstItems);
  const found: Found<Query, Page> | null = isReady && search.phase === 'found' ? search : null;
  return {
    search,
    words,
    total,
    found,
    isWaiting: !isReady || search.phase === 'searching' || isAwaitingFirst(search, total),
    /** State of the search in one line. */
    status: useStatusText(parts),
    /** True when there is room for filters beside the list. */
    isWide: useMediaQuery(WIDE),
  };
}

import { useMediaQuery } from '@tiquete/ui';
import type { Found, SearchState } from '../state/searchState';
import { WIDE } from './resultsLayout';
import { isAwaitingFirst, useStatusText, type StatusParts } from './useStatusText';

interface ResultsParts<Query, Page> extends StatusParts {
  search: SearchState<Query, Page>;
}
/** What every results page knows of its search, for `ResultsFrame` and for what stands inside it. */
export function useResults<Query, Page>(parts: ResultsParts<Query, Page>) {
  const { search, words, total } = parts;
  const found: Found<Query, Page> | null = search.phase === 'found' ? search : null;
  return {
    search,
    words,
    total,
    found,
    isWaiting: search.phase === 'searching' || isAwaitingFirst(search, total),
    /** Where the search stands, in one line. */
    status: useStatusText(parts),
    /** Filters have room beside the list. */
    isWide: useMediaQuery(WIDE),
  };
}

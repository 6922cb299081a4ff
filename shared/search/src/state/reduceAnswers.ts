import type { SearchActions } from './searchActions';
import {
  rememberSearch,
  withoutPolling,
  withPartial,
  type PageReader,
  type SearchFields,
} from './searchState';

type Action = { type: string };
export interface AnswerReader<Page, Item, Recent> extends PageReader<Page, Item> {
  /** True while a source has not answered. */
  isPending: (page: Page) => boolean;
  recentKey: (recent: Recent) => string;
}
/** Reducer for a running or answered search. */
export const answersReducer =
  <Query, Page extends { meta: unknown }, Item, Recent>(
    reader: AnswerReader<Page, Item, Recent>,
    actions: SearchActions<Query, Page, Recent>,
  ) =>
  (
    { search, recentSearches }: SearchFields<Query, Page, Recent>,
    action: Action,
  ): Partial<SearchFields<Query, Page, Recent>> => {
    if (actions.searchRemembered.match(action))
      return { recentSearches: rememberSearch(recentSearches, action.payload, reader.recentKey) };
    if (search.phase === 'searching') {
      const { query } = search;
      if (actions.searchFailed.match(action))
        return { search: { phase: 'failed', query, problem: action.payload } };
      if (actions.searchDelayed.match(action))
        return { search: { phase: 'searching', query, isBusy: true } };
      if (!actions.searchSucceeded.match(action)) return {};
      const page = action.payload;
      const polling = reader.isPending(page) ? 'running' : 'none';
      return {
        search: { phase: 'found', query, page, newPage: null, retained: [], compared: [], polling },
      };
    }
    if (search.phase !== 'found') return {};
    if (actions.partialReceived.match(action))
      return { search: withPartial(search, action.payload, reader) };
    // The list remains visible when a later call fails.
    if (actions.pollingEnded.match(action) || actions.searchFailed.match(action))
      return { search: withoutPolling(search, reader) };
    if (actions.newResultsShown.match(action)) {
      const page = search.newPage ?? search.page;
      return { search: { ...search, page, newPage: null, retained: action.payload } };
    }
    if (actions.rowsReleased.match(action)) return { search: { ...search, retained: [] } };
    if (actions.comparisonChosen.match(action))
      return { search: { ...search, compared: action.payload } };
    return {};
  };

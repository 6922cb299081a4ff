import type { ModuleId } from '@tiquete/contracts';
import {
  createAction,
  delay,
  moduleSearchReset,
  newSearchRequested,
  pollApi,
  put,
  searchSectionChanged,
  select,
  selectSearchSection,
  takeEvery,
  takeLatest,
  toProblem,
  type ApiClient,
  type Problem,
  type SearchSection,
} from '@tiquete/platform';
import { isSame } from '../filters/isSame';
import {
  rememberSearch,
  withoutPolling,
  withPartial,
  type PageReader,
  type SearchFields,
  type SearchState,
} from './searchState';

/** The specification's fields that hold a request as it is sent. */
type RequestField = Extract<keyof SearchSection, `${string}Json`>;

export interface SearchDefinition<
  Slice extends string,
  Field extends RequestField,
  Query,
  Page extends { meta: unknown },
  Item,
  Recent,
> extends PageReader<Page, Item> {
  /** The remote's slice, whose name its actions begin with. */
  slice: Slice;
  module: ModuleId;
  /** Equal keys are equal requests. */
  keyOf: (query: Query) => string;
  /** Where in the search section the request stands; it is written from the query, and sent from there. */
  requestField: Field;
  toRequest: (query: Query) => NonNullable<SearchSection[Field]>;
  /** One call; with a `sessionCode` it asks how that search stands now. @throws ApiProblem. */
  ask: (
    api: ApiClient,
    request: NonNullable<SearchSection[Field]>,
    signal: AbortSignal,
    sessionCode?: string,
  ) => Promise<Page>;
  /** While a source is pending: milliseconds between two questions, and altogether. */
  polling: { pauseMs: number; forMs: number };
  /** What a search leaves in the search section beside its request, before the api has answered. */
  toSection: (query: Query) => Partial<SearchSection>;
  /** Null: not to be remembered. */
  toRecent: (query: Query, page: Page) => Recent | null;
  recentKey: (recent: Recent) => string;
}
type Action = { type: string };

/** How often a search is asked for again that the api had no room for. */
const BUSY_RETRIES = 5;
/** Milliseconds: without `Retry-After`, and at most. */
const [BUSY_WAIT_MS, MAX_BUSY_WAIT_MS] = [3000, 10_000];
/** Milliseconds to wait, up to a quarter more so that pages do not come back together; null for other problems. */
function busyWaitMs({ code, retryAfterSeconds }: Problem): number | null {
  if (code !== 'TOO_MANY_SEARCHES') return null;
  const askedMs = retryAfterSeconds ? retryAfterSeconds * 1000 : BUSY_WAIT_MS;
  return Math.min(askedMs, MAX_BUSY_WAIT_MS) * (1 + Math.random() / 4);
}

/**
 * The search of a product: the address names a query, `resultsOpened` asks for it unless its answer is at hand, and the
 * slice keeps the phases. A newer search, or one of another product, aborts what runs.
 */
export function defineSearch<
  Slice extends string,
  Field extends RequestField,
  Query,
  Page extends { meta: unknown },
  Item,
  Recent,
>(definition: SearchDefinition<Slice, Field, Query, Page, Item, Recent>) {
  type Fields = SearchFields<Query, Page, Recent>;
  const { slice, module, keyOf, ask, read, polling, recentKey, requestField } = definition;
  const isPending = (page: Page) => read(page).sources.some(({ status }) => status === 'pending');

  const actions = {
    /** The results page shows this request. */
    resultsOpened: createAction(`${slice}/resultsOpened`, (query: Query) => ({ payload: query })),
    /** `sessionCode`: session of the same search on an earlier page, in which the api continues. */
    searchRequested: createAction(`${slice}/searchRequested`, (query: Query, sessionCode = '') => ({
      payload: query,
      meta: { sessionCode },
    })),
    searchSucceeded: createAction(`${slice}/searchSucceeded`, (page: Page) => ({ payload: page })),
    searchFailed: createAction(`${slice}/searchFailed`, (problem: Problem) => ({
      payload: problem,
    })),
    partialReceived: createAction(`${slice}/partialReceived`, (page: Page) => ({ payload: page })),
    pollingEnded: createAction(`${slice}/pollingEnded`),
    searchDelayed: createAction(`${slice}/searchDelayed`),
    /** New items join the list: behind the rows of these keys, or in their order. */
    newResultsShown: createAction(`${slice}/newResultsShown`, (kept: readonly string[] = []) => ({
      payload: kept,
    })),
    /** The list is narrowed or ordered anew. */
    rowsReleased: createAction(`${slice}/rowsReleased`),
    /** These items are to be compared; the choice is of this search, and ends with it. */
    comparisonChosen: createAction(`${slice}/comparisonChosen`, (keys: readonly string[]) => ({
      payload: keys,
    })),
    /** What the slice kept is of a search that another product's has replaced. */
    searchOvertaken: createAction(`${slice}/searchOvertaken`),
    searchRemembered: createAction(`${slice}/searchRemembered`, (recent: Recent) => ({
      payload: recent,
    })),
  };
  const isAction = (action: Action) =>
    Object.values(actions).some(({ type }) => type === action.type);

  /** For `addMatcher(search.isAction, search.reduce)` in the product's slice. */
  function reduce<State extends Fields>(state: State, action: Action): State {
    const { search } = state;
    if (actions.searchRequested.match(action))
      return { ...state, search: { phase: 'searching', query: action.payload } };
    if (actions.searchRemembered.match(action)) {
      const recent = rememberSearch(state.recentSearches, action.payload, recentKey);
      return { ...state, recentSearches: recent };
    }
    if (search.phase === 'searching') return { ...state, search: answered(search, action) };
    if (search.phase !== 'found') return state;
    if (actions.partialReceived.match(action))
      return { ...state, search: withPartial(search, action.payload, definition) };
    // What is on screen stands when a later question fails.
    if (actions.pollingEnded.match(action) || actions.searchFailed.match(action))
      return { ...state, search: withoutPolling(search, definition) };
    if (actions.newResultsShown.match(action)) {
      const page = search.newPage ?? search.page;
      return { ...state, search: { ...search, page, newPage: null, kept: action.payload } };
    }
    if (actions.rowsReleased.match(action)) return { ...state, search: { ...search, kept: [] } };
    if (actions.comparisonChosen.match(action))
      return { ...state, search: { ...search, compared: action.payload } };
    return state;
  }
  function answered(
    search: Extract<SearchState<Query, Page>, { phase: 'searching' }>,
    action: Action,
  ): SearchState<Query, Page> {
    const { query } = search;
    if (actions.searchFailed.match(action))
      return { phase: 'failed', query, problem: action.payload };
    if (actions.searchDelayed.match(action)) return { phase: 'searching', query, isBusy: true };
    if (!actions.searchSucceeded.match(action)) return search;
    const page = action.payload;
    return {
      phase: 'found',
      query,
      page,
      newPage: null,
      kept: [],
      compared: [],
      polling: isPending(page) ? 'running' : 'none',
    };
  }

  const selectSearch = (root: Record<Slice, Fields>) => root[slice].search;
  const selectRecentSearches = (root: Record<Slice, Fields>) => root[slice].recentSearches;
  /** True when the store holds, or is getting, an answer to this very request whose prices still stand. `now` in milliseconds. */
  function hasFreshResults(search: SearchState<Query, Page>, query: Query, now: number): boolean {
    if (search.phase !== 'searching' && search.phase !== 'found') return false;
    if (keyOf(search.query) !== keyOf(query)) return false;
    return search.phase === 'searching' || Date.parse(read(search.page).expiresAt) > now;
  }
  /** True for the newest search of all products, as the search section keeps its request. */
  const isLast = (section: SearchSection, query: Query): boolean =>
    section.typeLastSearch === module && isSame(section[requestField], definition.toRequest(query));
  /** What the search section says of a search: its request, and the form folded. */
  const toSection = (query: Query): Partial<SearchSection> => ({
    ...definition.toSection(query),
    [requestField]: definition.toRequest(query),
    openFormMobile: false,
    showSearchSection: false,
    showShortSearchSection: true,
  });

  function* openResults({ payload: query }: ReturnType<typeof actions.resultsOpened>) {
    const search = yield* select(selectSearch);
    if (hasFreshResults(search, query, Date.now())) return;
    const section = yield* select(selectSearchSection);
    if (yield* isOvertaken()) yield* put(actions.searchOvertaken());
    yield* put(newSearchRequested({ module }));
    const isReloaded = search.phase === 'idle' && isLast(section, query);
    yield* put(actions.searchRequested(query, isReloaded ? section.sessionCode : ''));
  }
  /** Another product was searched since, maybe before this slice was loaded and could be reset. */
  function* isOvertaken() {
    const { typeLastSearch } = yield* select(selectSearchSection);
    return typeLastSearch !== null && typeLastSearch !== module;
  }
  function* runSearch(query: Query, sessionCode: string) {
    yield* put(searchSectionChanged({ ...toSection(query), sessionCode: '' }));
    const request = (yield* select(selectSearchSection))[requestField];
    if (!request) return;
    const askAgain = (api: ApiClient, signal: AbortSignal, known?: Page) =>
      ask(api, request, signal, known ? read(known).sessionCode : sessionCode || undefined);
    for (let retries = 0; ; retries += 1) {
      try {
        yield* pollApi(askAgain, { ...polling, isPending }, function* (page, isFirst) {
          // First of all: who hears of the answer asks on in its session.
          yield* put(searchSectionChanged({ sessionCode: read(page).sessionCode }));
          if (isFirst) yield* keepFirst(query, page);
          else yield* put(actions.partialReceived(page));
        });
        yield* put(actions.pollingEnded());
        return;
      } catch (error) {
        const problem = toProblem(error);
        const waitMs = retries < BUSY_RETRIES ? busyWaitMs(problem) : null;
        if (waitMs === null || (yield* select(selectSearch)).phase !== 'searching') {
          yield* put(actions.searchFailed(problem));
          return;
        }
        yield* put(actions.searchDelayed());
        yield* delay(waitMs);
      }
    }
  }
  function* keepFirst(query: Query, page: Page) {
    yield* put(actions.searchSucceeded(page));
    const recent = definition.toRecent(query, page);
    if (recent) yield* put(actions.searchRemembered(recent));
  }
  /** What the slice holds of the search is to be forgotten, never its recent searches. */
  const isOwnReset = (action: Action) =>
    actions.searchOvertaken.match(action) ||
    (moduleSearchReset.match(action) && action.payload.module === module);
  function* followSearches(action: Action) {
    if (actions.searchRequested.match(action))
      yield* runSearch(action.payload, action.meta.sessionCode);
  }
  function* saga() {
    yield* takeEvery(actions.resultsOpened, openResults);
    yield* takeLatest(
      (action: Action) => actions.searchRequested.match(action) || isOwnReset(action),
      followSearches,
    );
  }
  return {
    actions,
    isAction,
    reduce,
    saga,
    selectSearch,
    selectRecentSearches,
    hasFreshResults,
    isLast,
    isOwnReset,
    isPending,
    keyOf,
    toSection,
  };
}

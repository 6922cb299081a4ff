import type { ModuleId } from '@tiquete/contracts';
import {
  call,
  moduleSearchReset,
  newSearchRequested,
  put,
  searchSectionChanged,
  select,
  selectSearchSection,
  takeEvery,
  takeLatest,
  toProblem,
  type ApiClient,
  type SearchSection,
} from '@tiquete/platform';
import { isSame } from './isSame';
import { createSearchActions } from './searchActions';
import type { PageReader, SearchFields, SearchState } from './searchState';

/** Fields of the search section that hold a request as it is sent. */
type RequestField = Extract<keyof SearchSection, `${string}Json`>;

export interface SearchDefinition<
  Slice extends string,
  Field extends RequestField,
  Query,
  Page extends { meta: unknown },
  Item,
  Recent,
> extends PageReader<Page, Item> {
  /** Name of the remote's slice, and prefix of its actions. */
  slice: Slice;
  module: ModuleId;
  /** Equal keys are equal requests. */
  keyOf: (query: Query) => string;
  /** Field of the search section with the request. It is derived from the query, and the api receives it. */
  requestField: Field;
  toRequest: (query: Query) => NonNullable<SearchSection[Field]>;
  /** One call. With a `sessionCode` it returns the current state of that search. @throws ApiProblem. */
  call: (
    api: ApiClient,
    request: NonNullable<SearchSection[Field]>,
    signal: AbortSignal,
    sessionCode?: string,
  ) => Promise<Page>;
  /** Milliseconds between two calls while a source is pending, and their total time. */
  polling: { pauseMs: number; forMs: number };
  /** Fields of the search section beside the request, set before the first answer. */
  toSection: (query: Query) => Partial<SearchSection>;
  /** Entry among the recent searches. Null for a search that is not remembered. */
  toRecent: (query: Query, page: Page) => Recent | null;
  recentKey: (recent: Recent) => string;
}
type Action = { type: string };

/**
 * The search of a product. The address names a query, `resultsOpened` sends it unless the store has a valid answer, and the
 * slice has the phases. A newer search, also of another product, aborts the running one.
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
  const { slice, module, keyOf, call: callApi, read, requestField } = definition;
  const isPending = (page: Page) => read(page).sources.some(({ status }) => status === 'pending');

  const actions = createSearchActions<Query, Page, Recent>(slice);
  const isAction = (action: Action) =>
    Object.values(actions).some(({ type }) => type === action.type);

  /** Reducer of the answers. It is set once `runSearch` has loaded; there are no answers before. */
  let reduceAnswers: (fields: Fields, action: Action) => Partial<Fields> = () => ({});
  /** For `addMatcher(search.isAction, search.reduce)` in the product's slice. */
  const reduce = <State extends Fields>(state: State, action: Action): State =>
    actions.searchRequested.match(action)
      ? { ...state, search: { phase: 'searching', query: action.payload } }
      : { ...state, ...reduceAnswers(state, action) };

  const selectSearch = (root: Record<Slice, Fields>) => root[slice].search;
  const selectRecentSearches = (root: Record<Slice, Fields>) => root[slice].recentSearches;
  /** True when the store has, or is loading, an answer to this request with valid prices. `now` is in milliseconds. */
  function hasFreshResults(search: SearchState<Query, Page>, query: Query, now: number): boolean {
    if (search.phase !== 'searching' && search.phase !== 'found') return false;
    if (keyOf(search.query) !== keyOf(query)) return false;
    return search.phase === 'searching' || Date.parse(read(search.page).expiresAt) > now;
  }
  /** True when the search section has this request as the newest search of all products. */
  const isLast = (section: SearchSection, query: Query): boolean =>
    section.typeLastSearch === module && isSame(section[requestField], definition.toRequest(query));
  /** Fields of the search section for this search: its request, and a folded form. */
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
  /** True when another product was searched since. That may have been before this slice loaded, so it was not reset. */
  function* isOvertaken() {
    const { typeLastSearch } = yield* select(selectSearchSection);
    return typeLastSearch !== null && typeLastSearch !== module;
  }
  function* startSearch(query: Query, sessionCode: string) {
    yield* put(searchSectionChanged({ ...toSection(query), sessionCode: '' }));
    const request = (yield* select(selectSearchSection))[requestField];
    if (!request) return;
    try {
      // It loads with the results page, so that it is not part of the first page.
      const { answersReducer, runSearch } = yield* call(
        () => import(/* webpackChunkName: "results" */ './runSearch'),
      );
      reduceAnswers = answersReducer({ ...definition, isPending }, actions);
      yield* runSearch(
        {
          ...definition,
          callApi: (api: ApiClient, signal: AbortSignal, code?: string) =>
            callApi(api, request, signal, code),
          isPending,
          selectSearch,
          actions,
        },
        query,
        sessionCode,
      );
    } catch (error) {
      yield* put(actions.searchFailed(toProblem(error)));
    }
  }
  /** Resets the search in this slice. Recent searches remain. */
  const isOwnReset = (action: Action) =>
    actions.searchOvertaken.match(action) ||
    (moduleSearchReset.match(action) && action.payload.module === module);
  function* followSearches(action: Action) {
    if (actions.searchRequested.match(action))
      yield* startSearch(action.payload, action.meta.sessionCode);
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

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
  /** Milliseconds between two calls while a source is pending, and of all calls. */
  polling: { pauseMs: number; forMs: number };
  /** What a search leaves in the search section beside its request, before the api has answered. */
  toSection: (query: Query) => Partial<SearchSection>;
  /** Null when the search is not to be remembered. */
  toRecent: (query: Query, page: Page) => Recent | null;
  recentKey: (recent: Recent) => string;
}
type Action = { type: string };

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
  const { slice, module, keyOf, ask, read, requestField } = definition;
  const isPending = (page: Page) => read(page).sources.some(({ status }) => status === 'pending');

  const actions = createSearchActions<Query, Page, Recent>(slice);
  const isAction = (action: Action) =>
    Object.values(actions).some(({ type }) => type === action.type);

  /** Reduces answers once `runSearch` has loaded: before, there are none. */
  let reduceAnswers: (fields: Fields, action: Action) => Partial<Fields> = () => ({});
  /** For `addMatcher(search.isAction, search.reduce)` in the product's slice. */
  const reduce = <State extends Fields>(state: State, action: Action): State =>
    actions.searchRequested.match(action)
      ? { ...state, search: { phase: 'searching', query: action.payload } }
      : { ...state, ...reduceAnswers(state, action) };

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
  function* startSearch(query: Query, sessionCode: string) {
    yield* put(searchSectionChanged({ ...toSection(query), sessionCode: '' }));
    const request = (yield* select(selectSearchSection))[requestField];
    if (!request) return;
    try {
      // It loads with the page of results, so that a first page does not carry it.
      const { answersReducer, runSearch } = yield* call(
        () => import(/* webpackChunkName: "results" */ './runSearch'),
      );
      reduceAnswers = answersReducer({ ...definition, isPending }, actions);
      yield* runSearch(
        {
          ...definition,
          ask: (api: ApiClient, signal: AbortSignal, code?: string) =>
            ask(api, request, signal, code),
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
  /** What the slice holds of the search is to be forgotten, never its recent searches. */
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

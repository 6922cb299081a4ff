import {
  delay,
  poll,
  put,
  request,
  searchSectionChanged,
  select,
  toProblem,
  type ApiClient,
  type Problem,
  type SagaGenerator,
} from '@tiquete/platform';
import type { SearchActions } from './searchActions';
import type { PageReader, SearchState } from './searchState';

export { answersReducer } from './reduceAnswers';

/** Maximum number of retries of a search for which the api had no free slot. */
const BUSY_RETRIES = 5;
/** Milliseconds: the wait without `Retry-After`, and the maximum wait. */
const [BUSY_WAIT_MS, MAX_BUSY_WAIT_MS] = [3000, 10_000];
/**
 * Milliseconds until the next try. A random part of up to a quarter spreads the calls of many pages. Null for other
 * problems.
 */
function busyWaitMs({ code, retryAfterSeconds }: Problem): number | null {
  if (code !== 'TOO_MANY_SEARCHES') return null;
  const waitMs = retryAfterSeconds ? retryAfterSeconds * 1000 : BUSY_WAIT_MS;
  return Math.min(waitMs, MAX_BUSY_WAIT_MS) * (1 + Math.random() / 4);
}

export interface RunnableSearch<Root, Query, Page, Item, Recent> extends PageReader<Page, Item> {
  /** One call. With a `sessionCode` it returns the current state of that search. @throws ApiProblem. */
  callApi: (api: ApiClient, signal: AbortSignal, sessionCode?: string) => Promise<Page>;
  /** Milliseconds between two calls while a source is pending, and their total time. */
  polling: { pauseMs: number; forMs: number };
  isPending: (page: Page) => boolean;
  /** Entry among the recent searches. Null for a search that is not remembered. */
  toRecent: (query: Query, page: Page) => Recent | null;
  selectSearch: (root: Root) => SearchState<Query, Page>;
  actions: SearchActions<Query, Page, Recent>;
}
/** Polls until every source has answered. `sessionCode`: session that the first call continues, or empty. */
export function* runSearch<Root, Query, Page, Item, Recent>(
  {
    callApi,
    read,
    polling,
    isPending,
    toRecent,
    selectSearch,
    actions,
  }: RunnableSearch<Root, Query, Page, Item, Recent>,
  query: Query,
  sessionCode: string,
): SagaGenerator<void> {
  const fetchPage = (previous?: Page) =>
    request((api, signal) =>
      callApi(api, signal, previous ? read(previous).sessionCode : sessionCode || undefined),
    );
  for (let retries = 0; ; retries += 1) {
    try {
      yield* poll(fetchPage, { ...polling, isPending }, function* (page, isFirst) {
        // Stores the session first: sagas that react to the answer use it.
        yield* put(searchSectionChanged({ sessionCode: read(page).sessionCode }));
        if (isFirst) {
          yield* put(actions.searchSucceeded(page));
          const recent = toRecent(query, page);
          if (recent) yield* put(actions.searchRemembered(recent));
        } else yield* put(actions.partialReceived(page));
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

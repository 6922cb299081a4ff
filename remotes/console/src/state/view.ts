import {
  call,
  cancelled,
  createAction,
  getContext,
  put,
  takeLatest,
  toProblem,
  type ApiClient,
  type Problem,
} from '@tiquete/platform';

/** Something the api was asked for. While it is asked again, and when that fails, what was known stays. */
export type View<Query, Value> =
  | { phase: 'idle' }
  | { phase: 'loading'; query: Query; value: Value | null }
  | { phase: 'ready'; query: Query; value: Value; problem: Problem | null }
  | { phase: 'failed'; query: Query; problem: Problem };

type Ask<Query, Value> = (api: ApiClient, query: Query, signal: AbortSignal) => Promise<Value>;

/** Actions, reducer and saga of one view; a newer question aborts the older, and leaving the page forgets the answer. */
export function createView<Query, Value>(name: string, ask: Ask<Query, Value>) {
  const opened = createAction(`console/${name}Opened`, (query: Query) => ({ payload: query }));
  const refreshed = createAction(`console/${name}Refreshed`, (query: Query) => ({
    payload: query,
  }));
  const answered = createAction(`console/${name}Answered`, (query: Query, value: Value) => ({
    payload: { query, value },
  }));
  const refused = createAction(`console/${name}Refused`, (query: Query, problem: Problem) => ({
    payload: { query, problem },
  }));
  const closed = createAction(`console/${name}Closed`);

  function reducer(
    state: View<Query, Value> = { phase: 'idle' },
    action: { type: string },
  ): View<Query, Value> {
    if (closed.match(action)) return { phase: 'idle' };
    if (opened.match(action)) return { phase: 'loading', query: action.payload, value: null };
    if (refreshed.match(action))
      return { phase: 'loading', query: action.payload, value: knownOf(state) };
    if (answered.match(action)) return { phase: 'ready', ...action.payload, problem: null };
    if (refused.match(action)) {
      const value = knownOf(state);
      const { query, problem } = action.payload;
      return value === null
        ? { phase: 'failed', query, problem }
        : { phase: 'ready', query, value, problem };
    }
    return state;
  }

  function* load(action: { type: string }) {
    if (!opened.match(action) && !refreshed.match(action)) return;
    const query = action.payload;
    const api = yield* getContext<ApiClient>('api');
    const abort = new AbortController();
    try {
      yield* put(answered(query, yield* call(ask, api, query, abort.signal)));
    } catch (error) {
      yield* put(refused(query, toProblem(error)));
    } finally {
      if (yield* cancelled()) abort.abort();
    }
  }
  function* saga() {
    yield* takeLatest([opened.type, refreshed.type, closed.type], load);
  }
  return { opened, refreshed, closed, reducer, saga };
}

const knownOf = <Query, Value>(state: View<Query, Value>): Value | null =>
  state.phase === 'ready' || state.phase === 'loading' ? state.value : null;

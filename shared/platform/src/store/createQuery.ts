import { createAction } from '@reduxjs/toolkit';
import type { ApiClient } from '../api/apiClient';
import { toProblem, type Problem } from '../api/problem';
import { askApi } from './askApi';
import { put, takeLatest } from './effects';

/** Something the api is asked for. While it is asked again, and when that fails, what was known stays. */
export type QueryState<Query, Value> =
  | { phase: 'idle' }
  | { phase: 'loading'; query: Query; value: Value | null }
  | { phase: 'ready'; query: Query; value: Value; problem: Problem | null }
  | { phase: 'failed'; query: Query; problem: Problem };

type Ask<Query, Value> = (api: ApiClient, query: Query, signal: AbortSignal) => Promise<Value>;

/**
 * Actions, reducer and saga of one question; a newer one aborts the older, and `closed` forgets the answer. `name` is the
 * prefix of its actions: `hotel/featured`.
 */
export function createQuery<Query, Value>(name: string, ask: Ask<Query, Value>) {
  const opened = createAction(`${name}Opened`, (query: Query) => ({ payload: query }));
  const refreshed = createAction(`${name}Refreshed`, (query: Query) => ({ payload: query }));
  const answered = createAction(`${name}Answered`, (query: Query, value: Value) => ({
    payload: { query, value },
  }));
  const refused = createAction(`${name}Refused`, (query: Query, problem: Problem) => ({
    payload: { query, problem },
  }));
  const closed = createAction(`${name}Closed`);
  const all = [opened, refreshed, answered, refused, closed];
  const isAction = (action: { type: string }) => all.some(({ type }) => type === action.type);

  function reducer(
    state: QueryState<Query, Value> = { phase: 'idle' },
    action: { type: string },
  ): QueryState<Query, Value> {
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
    try {
      const value = yield* askApi((api, signal) => ask(api, query, signal));
      yield* put(answered(query, value));
    } catch (error) {
      yield* put(refused(query, toProblem(error)));
    }
  }
  function* saga() {
    yield* takeLatest([opened.type, refreshed.type, closed.type], load);
  }
  return { opened, refreshed, closed, isAction, reducer, saga };
}

const knownOf = <Query, Value>(state: QueryState<Query, Value>): Value | null =>
  state.phase === 'ready' || state.phase === 'loading' ? state.value : null;

import { createAction } from '@reduxjs/toolkit';
import { put, takeLatest, type SagaGenerator } from '../store/effects';
import type { ApiClient } from './apiClient';
import { toProblem, type Problem } from './problem';
import { request } from './request';

/** State of a request in the store. The value remains during a refresh, also when it fails. */
export type StoredRequest<Query, Value> =
  | { phase: 'idle' }
  | { phase: 'loading'; query: Query; value: Value | null }
  | { phase: 'ready'; query: Query; value: Value; problem: Problem | null }
  | { phase: 'failed'; query: Query; problem: Problem };

type Fetch<Query, Value> = (api: ApiClient, query: Query, signal: AbortSignal) => Promise<Value>;

/**
 * `request` with its state in the store: actions, reducer and saga. A newer request aborts the older one, and `closed` removes
 * the answer. `name` is the prefix of the actions, such as `hotel/featured`.
 */
export function createRequest<Query, Value>(name: string, fetch: Fetch<Query, Value>) {
  const opened = createAction(`${name}Opened`, (query: Query) => ({ payload: query }));
  const refreshed = createAction(`${name}Refreshed`, (query: Query) => ({ payload: query }));
  const answered = createAction(`${name}Answered`, (query: Query, value: Value) => ({
    payload: { query, value },
  }));
  const failed = createAction(`${name}Failed`, (query: Query, problem: Problem) => ({
    payload: { query, problem },
  }));
  const closed = createAction(`${name}Closed`);
  const all = [opened, refreshed, answered, failed, closed];
  const isAction = (action: { type: string }) => all.some(({ type }) => type === action.type);

  function reducer(
    state: StoredRequest<Query, Value> = { phase: 'idle' },
    action: { type: string },
  ): StoredRequest<Query, Value> {
    if (closed.match(action)) return { phase: 'idle' };
    if (opened.match(action)) return { phase: 'loading', query: action.payload, value: null };
    if (refreshed.match(action))
      return { phase: 'loading', query: action.payload, value: knownOf(state) };
    if (answered.match(action)) return { phase: 'ready', ...action.payload, problem: null };
    if (failed.match(action)) {
      const value = knownOf(state);
      const { query, problem } = action.payload;
      return value === null
        ? { phase: 'failed', query, problem }
        : { phase: 'ready', query, value, problem };
    }
    return state;
  }

  /** Sends the request once and stores its outcome. */
  function* load(query: Query): SagaGenerator<void> {
    try {
      const value = yield* request((api, signal) => fetch(api, query, signal));
      yield* put(answered(query, value));
    } catch (error) {
      yield* put(failed(query, toProblem(error)));
    }
  }
  function* saga() {
    yield* takeLatest(
      [opened.type, refreshed.type, closed.type],
      function* (action: { type: string }) {
        if (opened.match(action) || refreshed.match(action)) yield* load(action.payload);
      },
    );
  }
  return { opened, refreshed, closed, isAction, reducer, load, saga };
}

const knownOf = <Query, Value>(state: StoredRequest<Query, Value>): Value | null =>
  state.phase === 'ready' || state.phase === 'loading' ? state.value : null;

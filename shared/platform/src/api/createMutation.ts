import { createAction } from '@reduxjs/toolkit';
import { call, put, race, select as selectState, take, takeEvery } from '../store/effects';
import type { ApiClient } from './apiClient';
import { mutate } from './mutate';
import { toProblem, type Problem } from './problem';
import { request } from './request';

/** State of a mutation in the store. `problem` belongs to the last call. */
export type StoredMutation<Terms, Made> =
  | { phase: 'idle'; problem: Problem | null }
  | { phase: 'quoting' }
  | { phase: 'quoted'; terms: Terms; problem: Problem | null }
  | { phase: 'sending'; terms: Terms }
  | { phase: 'made'; made: Made };
/** The mutations of one page, each under the key of its subject. */
export type StoredMutations<Terms, Made> = Partial<Record<string, StoredMutation<Terms, Made>>>;

interface Rules<Query, Terms, Made> {
  /** Key of the subject, such as a booking or an extra. */
  keyOf: (query: Query) => string;
  /** Returns the terms of the change, without making it. */
  quote: (api: ApiClient, query: Query, signal: AbortSignal) => Promise<Terms>;
  /** Makes the change on the terms that the traveller accepted. */
  send: (api: ApiClient, query: Query, terms: Terms) => Promise<Made>;
}
const NO_MUTATION = { phase: 'idle', problem: null } as const;

/**
 * `mutate` with a quote before it, and with its state in the field `changes` of a slice: actions, reducer and saga. A newer
 * quote of the same subject, or `closed`, aborts the older one. A confirmed change is sent once, and completes even after
 * its page was left; the outcome is in the store.
 */
export function createMutation<Query, Terms, Made>(
  slice: string,
  { keyOf, quote, send }: Rules<Query, Terms, Made>,
) {
  type State = StoredMutations<Terms, Made>;
  const prefix = `${slice}/change/`;
  const about = (query: Query) => ({ payload: query });
  const opened = createAction(`${prefix}opened`, about);
  const confirmed = createAction(`${prefix}confirmed`, about);
  const closed = createAction(`${prefix}closed`, about);
  const quoted = createAction(`${prefix}quoted`, (query: Query, terms: Terms) => ({
    payload: { query, terms },
  }));
  const made = createAction(`${prefix}made`, (query: Query, answer: Made) => ({
    payload: { query, answer },
  }));
  const failed = createAction(`${prefix}failed`, (query: Query, problem: Problem) => ({
    payload: { query, problem },
  }));
  const isAction = ({ type }: { type: string }) => type.startsWith(prefix);

  function reducer(state: State = {}, action: { type: string }): State {
    const set = (query: Query, next: StoredMutation<Terms, Made>) => ({
      ...state,
      [keyOf(query)]: next,
    });
    if (opened.match(action)) return set(action.payload, { phase: 'quoting' });
    if (confirmed.match(action)) {
      const known = state[keyOf(action.payload)];
      return known?.phase === 'quoted'
        ? set(action.payload, { phase: 'sending', terms: known.terms })
        : state;
    }
    if (closed.match(action)) {
      const { [keyOf(action.payload)]: known, ...others } = state;
      return known?.phase === 'sending' ? state : others;
    }
    if (quoted.match(action)) {
      const { query, terms } = action.payload;
      return set(query, { phase: 'quoted', terms, problem: null });
    }
    if (made.match(action)) {
      const { query, answer } = action.payload;
      return set(query, { phase: 'made', made: answer });
    }
    if (failed.match(action)) {
      const { query, problem } = action.payload;
      const known = state[keyOf(query)];
      return set(
        query,
        known?.phase === 'sending'
          ? { phase: 'quoted', terms: known.terms, problem }
          : { phase: 'idle', problem },
      );
    }
    return state;
  }

  const select = (
    root: Record<string, { changes: State } | undefined>,
    query: Query,
  ): StoredMutation<Terms, Made> => root[slice]?.changes[keyOf(query)] ?? NO_MUTATION;

  function* loadTerms(query: Query) {
    try {
      const terms = yield* request((api, signal) => quote(api, query, signal));
      yield* put(quoted(query, terms));
    } catch (error) {
      yield* put(failed(query, toProblem(error)));
    }
  }
  function* open({ payload: query }: ReturnType<typeof opened>) {
    const isOver = (action: { type: string }) =>
      (opened.match(action) || closed.match(action)) && keyOf(action.payload) === keyOf(query);
    yield* race({ loaded: call(loadTerms, query), over: take(isOver) });
  }
  function* saga() {
    const sending = new Set<string>();
    yield* takeEvery(opened, open);
    yield* takeEvery(confirmed, function* confirm({ payload: query }) {
      const key = keyOf(query);
      const state = yield* selectState(select, query);
      if (state.phase !== 'sending' || sending.has(key)) return;
      sending.add(key);
      try {
        const answer = yield* mutate((api) => send(api, query, state.terms));
        yield* put(made(query, answer));
      } catch (error) {
        yield* put(failed(query, toProblem(error)));
      } finally {
        sending.delete(key);
      }
    });
  }
  return { opened, confirmed, closed, keyOf, isAction, reducer, saga, select };
}
export type Mutation<Query, Terms, Made> = ReturnType<typeof createMutation<Query, Terms, Made>>;

import { createAction } from '@reduxjs/toolkit';
import type { ApiClient } from '../api/apiClient';
import { toProblem, type Problem } from '../api/problem';
import { askApi } from './askApi';
import { call, put, race, select as selectState, take, takeEvery } from './effects';

/** A change of something sold: what it would do is asked first, and it is made only after a yes. `problem` of the last request. */
export type ChangeState<Terms, Made> =
  | { phase: 'idle'; problem: Problem | null }
  | { phase: 'asking' }
  | { phase: 'offered'; terms: Terms; problem: Problem | null }
  | { phase: 'sending'; terms: Terms }
  | { phase: 'made'; made: Made };
/** Several stand on one page: each under the key of its subject. */
export type Changes<Terms, Made> = Partial<Record<string, ChangeState<Terms, Made>>>;

interface Rules<Query, Terms, Made> {
  /** Of what is changed: a booking, an extra. */
  keyOf: (query: Query) => string;
  ask: (api: ApiClient, query: Query, signal: AbortSignal) => Promise<Terms>;
  /** `terms` are the ones that were agreed to. */
  make: (api: ApiClient, query: Query, terms: Terms, signal: AbortSignal) => Promise<Made>;
}
const noChange = { phase: 'idle', problem: null } as const;

/**
 * Actions, reducer and saga of one kind of change, kept in the field `changes` of a slice. A question ends with a newer one or
 * with `closed`; what the traveller agreed to is made once, whether or not its page is still there.
 */
export function createChange<Query, Terms, Made>(
  slice: string,
  { keyOf, ask, make }: Rules<Query, Terms, Made>,
) {
  type State = Changes<Terms, Made>;
  const prefix = `${slice}/change/`;
  const about = (query: Query) => ({ payload: query });
  const opened = createAction(`${prefix}opened`, about);
  const confirmed = createAction(`${prefix}confirmed`, about);
  const closed = createAction(`${prefix}closed`, about);
  const offered = createAction(`${prefix}offered`, (query: Query, terms: Terms) => ({
    payload: { query, terms },
  }));
  const made = createAction(`${prefix}made`, (query: Query, answer: Made) => ({
    payload: { query, answer },
  }));
  const refused = createAction(`${prefix}refused`, (query: Query, problem: Problem) => ({
    payload: { query, problem },
  }));
  const isAction = ({ type }: { type: string }) => type.startsWith(prefix);

  function reducer(state: State = {}, action: { type: string }): State {
    const set = (query: Query, next: ChangeState<Terms, Made>) => ({
      ...state,
      [keyOf(query)]: next,
    });
    if (opened.match(action)) return set(action.payload, { phase: 'asking' });
    if (confirmed.match(action)) {
      const known = state[keyOf(action.payload)];
      return known?.phase === 'offered'
        ? set(action.payload, { phase: 'sending', terms: known.terms })
        : state;
    }
    if (closed.match(action)) {
      const { [keyOf(action.payload)]: known, ...others } = state;
      return known?.phase === 'sending' ? state : others;
    }
    if (offered.match(action)) {
      const { query, terms } = action.payload;
      return set(query, { phase: 'offered', terms, problem: null });
    }
    if (made.match(action)) {
      const { query, answer } = action.payload;
      return set(query, { phase: 'made', made: answer });
    }
    if (refused.match(action)) {
      const { query, problem } = action.payload;
      const known = state[keyOf(query)];
      return set(
        query,
        known?.phase === 'sending'
          ? { phase: 'offered', terms: known.terms, problem }
          : { phase: 'idle', problem },
      );
    }
    return state;
  }

  const select = (
    root: Record<string, { changes: State } | undefined>,
    query: Query,
  ): ChangeState<Terms, Made> => root[slice]?.changes[keyOf(query)] ?? noChange;

  function* askTerms(query: Query) {
    try {
      const terms = yield* askApi((api, signal) => ask(api, query, signal));
      yield* put(offered(query, terms));
    } catch (error) {
      yield* put(refused(query, toProblem(error)));
    }
  }
  function* open({ payload: query }: ReturnType<typeof opened>) {
    const isOver = (action: { type: string }) =>
      (opened.match(action) || closed.match(action)) && keyOf(action.payload) === keyOf(query);
    yield* race({ asked: call(askTerms, query), over: take(isOver) });
  }
  function* saga() {
    const sending = new Set<string>();
    yield* takeEvery(opened, open);
    yield* takeEvery(confirmed, function* send({ payload: query }) {
      const key = keyOf(query);
      const state = yield* selectState(select, query);
      if (state.phase !== 'sending' || sending.has(key)) return;
      sending.add(key);
      try {
        const answer = yield* askApi((api, signal) => make(api, query, state.terms, signal));
        yield* put(made(query, answer));
      } catch (error) {
        yield* put(refused(query, toProblem(error)));
      } finally {
        sending.delete(key);
      }
    });
  }
  return { opened, confirmed, closed, keyOf, isAction, reducer, saga, select };
}
export type Change<Query, Terms, Made> = ReturnType<typeof createChange<Query, Terms, Made>>;

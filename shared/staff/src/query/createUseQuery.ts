import { useEffect, useRef } from 'react';
import {
  useDispatch,
  useSelector,
  useSession,
  type Problem,
  type QueryState,
} from '@tiquete/platform';

interface QueryActions<Query> {
  opened: (query: Query) => { type: string };
  refreshed: (query: Query) => { type: string };
  closed: () => { type: string };
}
/** A query as a page shows it. `value` stays while it is fetched again; `problem` says why the last request failed. */
export interface Shown<Value> {
  value: Value | null;
  isLoading: boolean;
  problem: Problem | null;
  refresh: () => void;
}
const GONE = [401, 404];

/**
 * The hook by which a console's pages ask; `selectState` finds the console's own state in the store. It sends the query when the
 * page opens and when `query` changes, and clears the answer when it is left. Memoize `query`.
 */
export const createUseQuery = <Store, State>(selectState: (store: Store) => State) =>
  function useQuery<Query, Value>(
    actions: QueryActions<Query>,
    pick: (state: State) => QueryState<Query, Value>,
    query: Query,
  ): Shown<Value> {
    const dispatch = useDispatch();
    const state = useSelector((store: Store) => pick(selectState(store)));
    const { refresh: askSession } = useSession();
    const { opened, refreshed, closed } = actions;
    useEffect(() => {
      dispatch(opened(query));
      return () => void dispatch(closed());
    }, [dispatch, opened, closed, query]);

    const problem = state.phase === 'failed' || state.phase === 'ready' ? state.problem : null;
    const asked = useRef<Problem | null>(null);
    useEffect(() => {
      // Who has the role no more gets 404 from the api, so the session is fetched again, once per answer.
      if (!problem || !GONE.includes(problem.status) || asked.current === problem) return;
      asked.current = problem;
      void askSession();
    }, [problem, askSession]);
    return {
      value: state.phase === 'ready' || state.phase === 'loading' ? state.value : null,
      isLoading: state.phase === 'idle' || state.phase === 'loading',
      problem,
      refresh: () => void dispatch(refreshed(query)),
    };
  };

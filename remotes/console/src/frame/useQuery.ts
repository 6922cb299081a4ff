import { useEffect, useRef } from 'react';
import {
  useDispatch,
  useSelector,
  useSession,
  type Problem,
  type QueryState,
} from '@tiquete/platform';
import { selectConsole, type ConsoleState } from '../state/slice';

interface Actions<Query> {
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

/** Sends the query when the page opens and when `query` changes; clears the answer when it is left. Memoize `query`. */
export function useQuery<Query, Value>(
  actions: Actions<Query>,
  pick: (state: ConsoleState) => QueryState<Query, Value>,
  query: Query,
): Shown<Value> {
  const dispatch = useDispatch();
  const state = useSelector((store: Parameters<typeof selectConsole>[0]) =>
    pick(selectConsole(store)),
  );
  const { refresh: askSession } = useSession();
  const { opened, refreshed, closed } = actions;
  useEffect(() => {
    dispatch(opened(query));
    return () => void dispatch(closed());
  }, [dispatch, opened, closed, query]);

  const problem = state.phase === 'failed' || state.phase === 'ready' ? state.problem : null;
  const asked = useRef<Problem | null>(null);
  useEffect(() => {
    // Who is no operator any more gets 404 from the api, so the session is fetched again, once per answer.
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
}

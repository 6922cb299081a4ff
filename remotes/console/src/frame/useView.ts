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
/** Shown while `isLoading` says whether it is being asked again; `problem` tells why the newest answer did not come. */
export interface Shown<Value> {
  value: Value | null;
  isLoading: boolean;
  problem: Problem | null;
  refresh: () => void;
}
const GONE = [401, 404];

/** Asks when the page opens and whenever `query` is another; forgets when it is left. `query` must be stable between renders. */
export function useView<Query, Value>(
  actions: Actions<Query>,
  pick: (state: ConsoleState) => QueryState<Query, Value>,
  query: Query,
): Shown<Value> {
  const dispatch = useDispatch();
  const view = useSelector((state: Parameters<typeof selectConsole>[0]) =>
    pick(selectConsole(state)),
  );
  const { refresh: askSession } = useSession();
  const { opened, refreshed, closed } = actions;
  useEffect(() => {
    dispatch(opened(query));
    return () => void dispatch(closed());
  }, [dispatch, opened, closed, query]);

  const problem = view.phase === 'failed' || view.phase === 'ready' ? view.problem : null;
  const asked = useRef<Problem | null>(null);
  useEffect(() => {
    // Not found is also what the api answers to who is no operator any more. Once per answer: the session's own coming is no news.
    if (!problem || !GONE.includes(problem.status) || asked.current === problem) return;
    asked.current = problem;
    void askSession();
  }, [problem, askSession]);
  return {
    value: view.phase === 'ready' || view.phase === 'loading' ? view.value : null,
    isLoading: view.phase === 'idle' || view.phase === 'loading',
    problem,
    refresh: () => void dispatch(refreshed(query)),
  };
}

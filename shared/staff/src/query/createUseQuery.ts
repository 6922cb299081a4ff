import { useEffect, useRef } from 'react';
import {
  useDispatch,
  useSelector,
  useSession,
  type Problem,
  type StoredRequest,
} from '@tiquete/platform';
import { waitForFactor } from './factorQueue';

interface QueryActions<Query> {
  opened: (query: Query) => { type: string };
  refreshed: (query: Query) => { type: string };
  closed: () => { type: string };
}
/** State of a query on a page. `value` remains during a reload. `problem` is the failure of the last request. */
export interface Shown<Value> {
  value: Value | null;
  isLoading: boolean;
  problem: Problem | null;
  refresh: () => void;
}
/** The api's answers once the session or the role has ended. */
const SESSION_MAY_HAVE_ENDED = [401, 404];

/**
 * Creates the hook that sends the queries of a console. `selectState` finds the console's own state in the store. The query is
 * sent when the page opens, when `query` changes, and when the person signs in again. The answer is cleared when the page is
 * left. Memoize `query`.
 */
export const createUseQuery = <Store, State>(selectState: (store: Store) => State) =>
  function useQuery<Query, Value>(
    actions: QueryActions<Query>,
    pick: (state: State) => StoredRequest<Query, Value>,
    query: Query,
  ): Shown<Value> {
    const dispatch = useDispatch();
    const state = useSelector((store: Store) => pick(selectState(store)));
    const { status, refresh: fetchSession } = useSession();
    const { opened, refreshed, closed } = actions;
    useEffect(() => {
      dispatch(opened(query));
      return () => void dispatch(closed());
    }, [dispatch, opened, closed, query]);

    const problem = state.phase === 'failed' || state.phase === 'ready' ? state.problem : null;
    const checked = useRef<Problem | null>(null);
    useEffect(() => {
      // The api answers 404 to a person without the role, so the session is fetched again, once per answer.
      if (
        !problem ||
        !SESSION_MAY_HAVE_ENDED.includes(problem.status) ||
        checked.current === problem
      )
        return;
      checked.current = problem;
      void fetchSession();
    }, [problem, fetchSession]);

    const needsFactor = problem?.code === 'SECOND_FACTOR_REQUIRED';
    useEffect(
      () => (needsFactor ? waitForFactor(() => dispatch(refreshed(query))) : undefined),
      [needsFactor, dispatch, refreshed, query],
    );

    const hasEnded = useRef(false);
    useEffect(() => {
      if (status === 'authenticated' && hasEnded.current) dispatch(refreshed(query));
      hasEnded.current = status === 'unauthenticated';
    }, [status, dispatch, refreshed, query]);
    return {
      value: state.phase === 'ready' || state.phase === 'loading' ? state.value : null,
      isLoading: state.phase === 'idle' || state.phase === 'loading',
      problem,
      refresh: () => void dispatch(refreshed(query)),
    };
  };

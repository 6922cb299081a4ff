import { useEffect } from 'react';
import { useDispatch, type QueryState } from '@tiquete/platform';

export interface AskedOnce {
  opened: (query: null) => { type: string };
}
/** The answer to a question that is the same for everybody, asked by the first who wants it; `retry` asks again after a failure. */
export function useAskedOnce<Value>(
  { opened }: AskedOnce,
  state: QueryState<null, Value>,
): { value: Value | null; hasFailed: boolean; retry: () => void } {
  const dispatch = useDispatch();
  const { phase } = state;
  useEffect(() => {
    if (phase === 'idle') dispatch(opened(null));
  }, [dispatch, opened, phase]);
  return {
    value: state.phase === 'ready' ? state.value : null,
    hasFailed: phase === 'failed',
    retry: () => void dispatch(opened(null)),
  };
}

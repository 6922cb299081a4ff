import { useEffect } from 'react';
import { useDispatch, type StoredRequest } from '@tiquete/platform';

export interface StoredRequestActions {
  opened: (query: null) => { type: string };
}
/**
 * A stored request without a query, such as featured places. The first component that shows it sends it. `retry` sends it
 * again after a failure.
 */
export function useStoredRequest<Value>(
  { opened }: StoredRequestActions,
  state: StoredRequest<null, Value>,
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

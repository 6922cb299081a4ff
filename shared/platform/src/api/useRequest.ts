import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiClient } from './apiClient';
import { useApi } from './ApiContext';
import { toProblem, type Problem } from './problem';

export type RequestState<T = void> =
  | { phase: 'idle' }
  | { phase: 'loading' }
  | { phase: 'failed'; problem: Problem }
  | { phase: 'ready'; value: T };
/** State of a request that is sent without an event. */
export type LoadState<T> = Exclude<RequestState<T>, { phase: 'idle' }>;
type Fetch<T> = (api: ApiClient, signal: AbortSignal) => Promise<T>;
/** Resolves to true on success. `onProblem` returns true when it shows the problem itself. */
type Run<T> = (fetch: Fetch<T>, onProblem?: (problem: Problem) => boolean) => Promise<boolean>;

/**
 * One request of a field or a part of a page. Leaving the part aborts `signal`; a change must complete, so it ignores `signal`.
 *
 * - `useRequest(key, fetch)` loads by itself, once for each key, while `isDue`. Equal keys are equal requests. A new key aborts
 *   the older request. `retry` sends it again after a failure.
 * - `useRequest()` sends on an event: `run(fetch)`. During a request, `run` does nothing.
 */
export function useRequest<T>(
  key: string,
  fetch: Fetch<T>,
  isDue?: boolean,
): { request: LoadState<T>; retry: () => void };
export function useRequest(): { request: RequestState; run: Run<void> };
export function useRequest<T>(
  key = '',
  fetch?: Fetch<T>,
  isDue = true,
): { request: RequestState<T>; retry?: () => void; run?: Run<T> } {
  const api = useApi();
  const [known, setKnown] = useState<{ key: string; state: RequestState<T> }>({
    key,
    state: { phase: 'idle' },
  });
  const running = useRef<AbortController>(undefined);
  const send = useCallback<Run<T>>(
    async (act, onProblem) => {
      const abort = new AbortController();
      running.current = abort;
      const set = (state: RequestState<T>) => {
        if (!abort.signal.aborted) setKnown({ key, state });
      };
      try {
        set({ phase: 'ready', value: await act(api, abort.signal) });
        return true;
      } catch (error) {
        const problem = toProblem(error);
        set(onProblem?.(problem) ? { phase: 'idle' } : { phase: 'failed', problem });
        return false;
      } finally {
        if (running.current === abort) running.current = undefined;
      }
    },
    [api, key],
  );
  const run = useCallback<Run<T>>(
    async (act, onProblem) => {
      if (running.current) return false;
      setKnown({ key, state: { phase: 'loading' } });
      return send(act, onProblem);
    },
    [key, send],
  );
  const load = useEffectEvent(() => {
    if (fetch) void send(fetch);
  });
  useEffect(() => {
    if (isDue) load();
    return () => {
      running.current?.abort();
      running.current = undefined;
    };
  }, [api, key, isDue]);
  const state: RequestState<T> = known.key === key ? known.state : { phase: 'idle' };
  if (!fetch) return { request: state, run };
  return {
    request: state.phase === 'idle' ? { phase: 'loading' } : state,
    retry: () => void run(fetch),
  };
}

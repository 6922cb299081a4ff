import { useEffect, useEffectEvent, useState } from 'react';
import { toProblem, type Problem } from '@tiquete/platform';
import { FIRST_WAIT_MS, LONGEST_WAIT_MS, nextWait } from './waits';

export type PolledState<T> =
  | { phase: 'asking' }
  | { phase: 'known'; found: T }
  | { phase: 'unknown' }
  | { phase: 'failed'; problem: Problem };

export interface Polled<T> {
  /** @throws ApiProblem NOT_FOUND when there is no such thing */
  ask: (signal: AbortSignal) => Promise<T>;
  /** Nothing about it can change any more. */
  isSettled: (found: T) => boolean;
  /** Milliseconds between two questions at most. */
  longestWait?: number;
}
/**
 * What the api knows of something that moves by itself, named by `id` (null: nothing to ask); goes on asking until it is settled, more and more rarely, and
 * at once when the page is seen again. `again` asks from the start.
 */
export function usePolled<T>(
  id: string | null,
  { ask, isSettled, longestWait = LONGEST_WAIT_MS }: Polled<T>,
): { state: PolledState<T>; again: () => void } {
  const [state, setState] = useState<PolledState<T>>({ phase: 'asking' });
  const [turn, setTurn] = useState(0);
  const askNow = useEffectEvent(ask);
  const isOver = useEffectEvent(isSettled);

  useEffect(() => {
    if (id === null) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT_MS;
    let isAsking = false;

    const later = () => {
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(() => void once(), wait);
      wait = nextWait(wait, longestWait);
    };
    const once = async () => {
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      try {
        const found = await askNow(abort.signal);
        if (abort.signal.aborted) return;
        setState({ phase: 'known', found });
        if (isOver(found)) stop();
        else later();
      } catch (error) {
        if (abort.signal.aborted) return;
        const problem = toProblem(error);
        if (problem.code === 'NOT_FOUND') return setState({ phase: 'unknown' });
        setState((known) => (known.phase === 'known' ? known : { phase: 'failed', problem }));
        later();
      } finally {
        isAsking = false;
      }
    };
    const onVisible = () => {
      if (document.visibilityState === 'hidden') return clearTimeout(timer);
      wait = FIRST_WAIT_MS;
      void once();
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
    document.addEventListener('visibilitychange', onVisible);
    void once();
    return () => {
      abort.abort();
      stop();
    };
  }, [id, turn, longestWait]);

  const again = () => {
    setState({ phase: 'asking' });
    setTurn((before) => before + 1);
  };
  return { state, again };
}

import { useEffect, useState } from 'react';
import type { ApiClient } from './apiClient';
import { useApi } from './ApiContext';
import { toProblem, type Problem } from './problem';

export type Asked<T> =
  { phase: 'loading' } | { phase: 'failed'; problem: Problem } | { phase: 'ready'; value: T };

/**
 * One answer for one part of a page, such as a hotel's reviews: asked once for each `key` while it is due, and again by
 * `retry`. Equal keys are equal requests. A request that is no longer wanted is aborted; what outlives the part is asked by a saga.
 */
export function useAsked<T>(
  key: string,
  ask: (api: ApiClient, signal: AbortSignal) => Promise<T>,
  isDue = true,
): [Asked<T>, retry: () => void] {
  const api = useApi();
  const [known, setKnown] = useState<{ key: string; asked: Asked<T> }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isDue) return;
    const abort = new AbortController();
    const keep = (asked: Asked<T>) => {
      if (!abort.signal.aborted) setKnown({ key, asked });
    };
    ask(api, abort.signal).then(
      (value) => keep({ phase: 'ready', value }),
      (error: unknown) => keep({ phase: 'failed', problem: toProblem(error) }),
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- equal keys are equal requests
  }, [api, key, isDue, attempt]);
  const retry = () => {
    setKnown(undefined);
    setAttempt((last) => last + 1);
  };
  return [known?.key === key ? known.asked : { phase: 'loading' }, retry];
}

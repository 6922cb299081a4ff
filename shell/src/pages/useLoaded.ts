import { useCallback, useLayoutEffect, useState } from 'react';

export type Loaded<T> =
  { phase: 'loading' } | { phase: 'ready'; value: T } | { phase: 'failed'; error: unknown };

/**
 * Loads something once per mount, and again by the returned function. Not Suspense: React delays a suspended page by up to
 * 300 ms to avoid flicker, which is too long for the first page. `present` returns the value if it is loaded already.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  present: () => T | null = () => null,
): [Loaded<T>, () => void] {
  const [state, setState] = useState<Loaded<T>>(() => {
    const value = present();
    return value ? { phase: 'ready', value } : { phase: 'loading' };
  });
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    if (state.phase === 'ready') return undefined;
    let isWanted = true;
    load().then(
      (value) => isWanted && setState({ phase: 'ready', value }),
      (error: unknown) => isWanted && setState({ phase: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is loaded changes with the component's key, not with a render
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    setAttempt((last) => last + 1);
  }, []);
  return [state, retry];
}

import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';

export type Loaded<T> =
  { phase: 'loading' } | { phase: 'ready'; value: T } | { phase: 'failed'; error: unknown };

/** Failure of a load that another component has made; null when there was none. */
export type LoadFailure = { error: unknown } | null;

interface LoadedParts<T> {
  load: () => Promise<T>;
  /** Returns the value if it is already loaded. */
  present?: () => T | null;
  /** The first load has failed elsewhere, and only the returned function loads. */
  failure?: LoadFailure;
  /** Called with a loaded value. The component renders with it once the returned promise resolves. */
  prepare?: (value: T) => Promise<void> | void;
}
/**
 * Loads a value once per mount; the returned function loads it again after a failure. Suspense is not used, because React
 * delays a suspended page by up to 300 ms to avoid flicker, which is too long for the first page.
 */
export function useLoaded<T>({
  load,
  present = () => null,
  failure = null,
  prepare,
}: LoadedParts<T>): [Loaded<T>, () => void] {
  const [state, setState] = useState<Loaded<T>>(() => {
    if (failure) return { phase: 'failed', ...failure };
    const value = present();
    return value ? { phase: 'ready', value } : { phase: 'loading' };
  });
  const [attempt, setAttempt] = useState(0);

  const start = useEffectEvent(() => (state.phase === 'loading' ? load() : null));
  const prepared = useEffectEvent(async (value: T) => {
    await prepare?.(value);
    return value;
  });
  useLayoutEffect(() => {
    let isWanted = true;
    start()
      ?.then((value) => (isWanted ? prepared(value) : value))
      .then(
        (value) => isWanted && setState({ phase: 'ready', value }),
        (error: unknown) => isWanted && setState({ phase: 'failed', error }),
      );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    setAttempt((last) => last + 1);
  }, []);
  return [state, retry];
}

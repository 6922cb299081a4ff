import {
  createElement,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { announce } from './announce';
import { words } from '../messages/es';
import { whenIdle } from './whenIdle';

export interface LazyCode<T> {
  /** Loads the code before it is needed, on hover or focus. */
  prefetch: () => void;
  /** A hook: loads the code when the page is idle. */
  usePrefetch: () => void;
  /**
   * A hook that returns the code once it is loaded. When loading fails, it announces the failure and calls `onFailed`, which
   * closes the opened part.
   */
  usePart: (isWanted: boolean, onFailed: () => void) => T | undefined;
}
interface LazyOptions {
  /** False while the code is not needed yet. Code that is already loaded renders anyway. */
  isWanted?: boolean;
  /** Shown while the code loads. */
  loading?: ReactNode;
  /** Shown when the code cannot be loaded. `retry` loads it again. */
  failed?: (retry: () => void) => ReactNode;
  /** Called when the code cannot be loaded, in place of `failed`. It is loaded again at the next need. */
  onFailed?: () => void;
}
export type LazyPart<Props> = FunctionComponent<Props & { lazy?: LazyOptions }> &
  LazyCode<ComponentType<Props>>;

/** Code that is loaded when it is first needed. After a failure it is loaded again at the next need. */
export function lazyCode<T>(load: () => Promise<T>) {
  let code: T | undefined;
  let pending: Promise<void> | undefined;
  const bring = () => {
    pending ??= load().then(
      (loaded) => {
        code = loaded;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  function useCode(isWanted: boolean, onFailed: (error: unknown) => void): T | undefined {
    const [, refresh] = useReducer((count: number) => count + 1, 0);
    const shown = code;
    const giveUp = useEffectEvent(onFailed);
    useEffect(() => {
      if (!isWanted || shown) return;
      // The code was loaded between this render and its effect.
      if (code) return refresh();
      let isHere = true;
      bring().then(
        () => {
          if (isHere) refresh();
        },
        (error: unknown) => {
          if (isHere) giveUp(error);
        },
      );
      return () => {
        isHere = false;
      };
    }, [isWanted, shown]);
    return code;
  }
  const prefetch = () => {
    bring().catch(() => undefined);
  };
  return {
    prefetch,
    usePrefetch: () => useEffect(() => whenIdle(prefetch), []),
    useCode,
    usePart: (isWanted: boolean, onFailed: () => void) =>
      useCode(isWanted, () => {
        announce(words.partFailed);
        onFailed();
      }),
  };
}

/**
 * A component whose code is loaded when it first renders. The prop `lazy` configures the placeholder and the handling of a
 * failure, which is announced; the loaded component ignores it. Without `failed` and `onFailed` the error goes to the
 * nearest error boundary.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const { useCode, ...code } = lazyCode(load);
  function Part(props: Props & { lazy?: LazyOptions }) {
    const { isWanted = true, loading = null, failed, onFailed } = props.lazy ?? {};
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const Loaded = useCode(isWanted && !failure, (error) => {
      if (failed || onFailed) announce(words.partFailed);
      if (onFailed) onFailed();
      else setFailure({ error });
    });
    if (Loaded) return createElement(Loaded, props);
    if (!failure) return isWanted && loading;
    if (!failed) throw failure.error;
    return failed(() => setFailure(null));
  }
  return Object.assign(Part, code);
}

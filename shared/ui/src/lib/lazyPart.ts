import { useEffect, useReducer, useRef } from 'react';
import { announce } from './announce';
import { words } from '../messages/es';

/** A module that is loaded when first needed. A failed load is retried at the next need. */
export function lazyPart<T>(load: () => Promise<T>) {
  let part: T | undefined;
  let pending: Promise<void> | undefined;
  const bring = () => {
    pending ??= load().then(
      (loaded) => {
        part = loaded;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  return {
    /** Preloads, on hover or focus. */
    prefetch: () => {
      bring().catch(() => undefined);
    },
    /** The module once it is loaded; `onFailed` is called when it cannot be, to close what was opened. */
    usePart: (isWanted: boolean, onFailed: () => void): T | undefined => {
      const [, refresh] = useReducer((count: number) => count + 1, 0);
      const shown = part;
      const giveUp = useRef(onFailed);
      useEffect(() => {
        giveUp.current = onFailed;
      });
      useEffect(() => {
        if (!isWanted || shown) return;
        // It came between this render and its effect.
        if (part) return refresh();
        let isHere = true;
        bring().then(
          () => {
            if (isHere) refresh();
          },
          () => {
            if (!isHere) return;
            announce(words.partFailed);
            giveUp.current();
          },
        );
        return () => {
          isHere = false;
        };
      }, [isWanted, shown]);
      return part;
    },
  };
}
export type LazyPart<T> = ReturnType<typeof lazyPart<T>>;

import { useEffect, useReducer, useRef } from 'react';
import { announce } from '../feedback/LiveRegion';
import { words } from '../messages/es';

/** A part of the kit that is fetched when first needed. A failed fetch is tried again at the next need. */
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
    /** Fetches ahead, when a finger or the focus comes near. */
    prefetch: () => {
      bring().catch(() => undefined);
    },
    /** The part once it is here; `onFailed` undoes the wish when it cannot be had. */
    usePart: (isWanted: boolean, onFailed: () => void): T | undefined => {
      const [, refresh] = useReducer((count: number) => count + 1, 0);
      const giveUp = useRef(onFailed);
      useEffect(() => {
        giveUp.current = onFailed;
      });
      useEffect(() => {
        if (!isWanted || part) return;
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
      }, [isWanted]);
      return part;
    },
  };
}
export type LazyPart<T> = ReturnType<typeof lazyPart<T>>;

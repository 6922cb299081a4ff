import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cache } from '../cache/createCache';

/** Milliseconds, longer than any search, including the wait for a thread. */
const PART_MS = 30_000;
/** Milliseconds in which a cached answer arrives. Only a longer wait makes a look for a part worthwhile. */
const PEEK_MS = 20;
/** Milliseconds between two looks when the time is over without a part, or another replica makes it. */
const LOOK_AGAIN_MS = 50;
const keyOf = (resultKey: string): string => `${resultKey}:part`;

/** Partial results of running searches, for all replicas. Each replaces the one before. */
export interface SearchParts {
  publish(resultKey: string, packed: Buffer): Promise<void>;
  /** Ends a search: its partial results are no longer served. */
  finish(resultKey: string): Promise<void>;
  /** Returns undefined when there is none, or when the search has ended. */
  newest(resultKey: string): Promise<Buffer | undefined>;
  /**
   * Returns the newest part once `maxWaitMs` is over and a part exists. Before that it returns only a first part, and only to
   * a caller without `seenOne`. Returns undefined once the signal aborts.
   */
  wait(
    resultKey: string,
    maxWaitMs: number,
    seenOne: boolean,
    signal: AbortSignal,
  ): Promise<Buffer | undefined>;
}

export function createSearchParts(cache: Cache): SearchParts {
  const news = new EventEmitter();
  news.setMaxListeners(0);
  return {
    async publish(resultKey, packed) {
      await cache.set(keyOf(resultKey), packed, PART_MS);
      news.emit(resultKey);
    },
    finish: (resultKey) => cache.set(keyOf(resultKey), Buffer.alloc(0), 0),
    async newest(resultKey) {
      const part = await cache.get(keyOf(resultKey));
      return part && part.length > 0 ? part : undefined;
    },
    async wait(resultKey, maxWaitMs, seenOne, signal) {
      const waited = sleep(maxWaitMs, undefined, { signal });
      const heard = once(news, resultKey, { signal });
      // The signal ends the wait that is not used, so its rejection is ignored.
      waited.catch(() => undefined);
      heard.catch(() => undefined);
      try {
        await sleep(PEEK_MS, undefined, { signal });
        const known = seenOne ? undefined : await cache.get(keyOf(resultKey));
        if (known) return known;
        await (seenOne ? waited : Promise.race([heard, waited]));
        for (;;) {
          const part = await cache.get(keyOf(resultKey));
          if (part) return part;
          await sleep(LOOK_AGAIN_MS, undefined, { signal });
        }
      } catch {
        return undefined;
      }
    },
  };
}

import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cache } from '../cache/createCache';

/** Milliseconds, longer than any search, including the wait for a thread. */
const PART_MS = 30_000;
/** Milliseconds in which a cached answer arrives. Parts are read only after that. */
const PEEK_MS = 20;
/**
 * Milliseconds between two reads of the shared cache: when `maxWaitMs` has passed without a part, or another replica
 * makes it.
 */
const POLL_MS = 50;
const keyOf = (resultKey: string): string => `${resultKey}:part`;

/** Partial results of running searches, for all replicas. Each replaces the one before. */
export function createPartialResults(cache: Cache) {
  const news = new EventEmitter();
  news.setMaxListeners(0);
  return {
    async publish(resultKey: string, packed: Buffer): Promise<void> {
      await cache.set(keyOf(resultKey), packed, PART_MS);
      news.emit(resultKey);
    },
    /** Ends a search: its partial results are no longer served. */
    finish: (resultKey: string): Promise<void> => cache.set(keyOf(resultKey), Buffer.alloc(0), 0),
    /** Returns undefined when there is none, or when the search has ended. */
    async newest(resultKey: string): Promise<Buffer | undefined> {
      const part = await cache.get(keyOf(resultKey));
      return part && part.length > 0 ? part : undefined;
    },
    /**
     * Returns the newest part once `maxWaitMs` has passed and a part exists. Before that it returns only a first part,
     * and only to a caller that has not `seenOne`. Returns undefined once the signal aborts.
     */
    async wait(
      resultKey: string,
      maxWaitMs: number,
      seenOne: boolean,
      signal: AbortSignal,
    ): Promise<Buffer | undefined> {
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
          await sleep(POLL_MS, undefined, { signal });
        }
      } catch {
        return undefined;
      }
    },
  };
}

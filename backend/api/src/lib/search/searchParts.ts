import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cache } from '../cache/createCache';

/** Longer than any search takes, also while its answers wait for a thread. */
const PART_MS = 30_000;
/** A ready answer is there sooner than this: only then is it worth looking for a part. */
const PEEK_MS = 20;
/** How long to wait before looking again when the time is up and no part is there yet, or another replica makes it. */
const LOOK_AGAIN_MS = 50;
const keyOf = (resultKey: string): string => `${resultKey}:part`;

/** The parts of searches that run, for all replicas: each later one takes the place of the one before. */
export interface SearchParts {
  publish(resultKey: string, packed: Buffer): Promise<void>;
  /** The search is over: its parts may not be answered any more. */
  finish(resultKey: string): Promise<void>;
  /** Undefined when there is none, or its search is over. */
  newest(resultKey: string): Promise<Buffer | undefined>;
  /**
   * With `maxWaitMs` passed the newest part, as soon as there is one; until then only a first one, and not even that for
   * who has `seenOne`. Undefined once the signal fired.
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
      // Who does not wait for one of them leaves it to the signal.
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

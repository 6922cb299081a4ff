import type { Caller } from '../callerOf';
import type { Cache, CachePolicy, Loaded } from '../cache/createCache';
import { createSearchParts } from './partsInCache';

export interface SoonAnswersOptions {
  cache: Cache;
  policy: CachePolicy;
  /** Nobody waits longer than this for an answer, complete or not. */
  patienceMs: number;
}
/** A search that tells parts of its answer on the way, packed. */
export type Search = (
  onPart: (packed: Buffer) => Promise<void>,
  signal: AbortSignal,
) => Promise<Loaded>;
export interface SoonAnswers {
  /**
   * The answer kept under `key`, or a part of it while the one search for it runs. Who `hasSeenPart` waits for the rest, for as long as patience lasts.
   * @throws what the search threw
   */
  ask(key: string, hasSeenPart: boolean, search: Search, caller?: Caller): Promise<Buffer>;
}

/** One search per key over all replicas, answered to everybody as soon as there is something to show. */
export function createSoonAnswers({ cache, policy, patienceMs }: SoonAnswersOptions): SoonAnswers {
  const parts = createSearchParts(cache);
  return {
    async ask(key, hasSeenPart, search, caller) {
      const ready = cache.getFresh(key);
      if (ready) return ready;
      const signal = caller?.signal;
      const load = async (own: AbortSignal) => {
        try {
          return await search((part) => parts.publish(key, part), own);
        } finally {
          await parts.finish(key);
        }
      };
      // Who got a part leaves without ending the search; only who goes away before takes part in that.
      const [leaving, answered] = [new AbortController(), new AbortController()];
      const leave = () => leaving.abort(signal?.reason);
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      const whole = cache.getOrLoad(key, policy, load, leaving.signal);
      const part = parts.wait(key, patienceMs, hasSeenPart, answered.signal);
      try {
        return await Promise.race([whole, part.then((bytes) => bytes ?? whole)]);
      } finally {
        answered.abort();
        signal?.removeEventListener('abort', leave);
        whole.catch(() => undefined);
      }
    },
  };
}

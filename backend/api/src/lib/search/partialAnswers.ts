import type { Caller } from '../../http/callerOf';
import type { Cache, CachePolicy, Loaded } from '../cache/createCache';
import { AppError } from '../errors';
import { createSearchParts } from './searchParts';
import type { SearchSlots } from './searchSlots';

export interface PartialAnswersOptions {
  cache: Cache;
  policy: CachePolicy;
  /** After this time the newest partial result is the answer. */
  maxWaitMs: number;
  slots: SearchSlots;
}
/** A search that publishes packed partial results while it runs. */
export type Search = (
  onPart: (packed: Buffer) => Promise<void>,
  signal: AbortSignal,
) => Promise<Loaded>;
export interface PartialAnswers {
  /**
   * Returns the answer cached under `key`, or partial results while its one search runs. A caller with `hasSeenPart` waits for
   * the rest, up to `maxWaitMs`. When every source was too slow, callers get the partial result that says so until the search
   * may start again. @throws the error of the search; AppError TOO_MANY_SEARCHES when no search may start
   */
  ask(key: string, hasSeenPart: boolean, search: Search, caller?: Caller): Promise<Buffer>;
}

/** Runs one search per key over all replicas, and answers all callers as soon as there are partial results. */
export function createPartialAnswers({
  cache,
  policy,
  maxWaitMs,
  slots,
}: PartialAnswersOptions): PartialAnswers {
  const parts = createSearchParts(cache);
  return {
    async ask(key, hasSeenPart, search, caller) {
      const ready = cache.getFresh(key);
      if (ready) return ready;
      const signal = caller?.signal;
      const load = async (own: AbortSignal) => {
        try {
          const loaded = await slots.run(() => search((part) => parts.publish(key, part), own));
          await parts.finish(key);
          return loaded;
        } catch (error) {
          // The last partial result of a search that was too slow says that no supplier has answered yet, so it stays.
          if (!isTooSlow(error)) await parts.finish(key);
          throw error;
        }
      };
      // A caller that has received a part leaves without ending the search. Only a disconnection before that may end it.
      const [leaving, answered] = [new AbortController(), new AbortController()];
      const leave = () => leaving.abort(signal?.reason);
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      const whole = cache.getOrLoad(key, policy, load, leaving.signal);
      const part = parts.wait(key, maxWaitMs, hasSeenPart, answered.signal);
      try {
        return await Promise.race([whole, part.then((bytes) => bytes ?? whole)]);
      } catch (error) {
        if (!hasSeenPart || !isTooSlow(error)) throw error;
        const last = await parts.newest(key);
        if (!last) throw error;
        return last;
      } finally {
        answered.abort();
        signal?.removeEventListener('abort', leave);
        whole.catch(() => undefined);
      }
    },
  };
}
const isTooSlow = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'SUPPLIER_TIMEOUT';

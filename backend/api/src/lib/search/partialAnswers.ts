import type { Caller } from '../server/callerOf';
import type { Cache, CachePolicy, Loaded } from '../cache/createCache';
import { AppError } from '../errors';
import { createSearchParts } from './searchParts';
import type { SearchSlots } from './searchSlots';

export interface PartialAnswersOptions {
  cache: Cache;
  policy: CachePolicy;
  /** After this long the newest part is the answer, complete or not. */
  maxWaitMs: number;
  slots: SearchSlots;
}
/** A search that publishes parts of its answer, packed, while it runs. */
export type Search = (
  onPart: (packed: Buffer) => Promise<void>,
  signal: AbortSignal,
) => Promise<Loaded>;
export interface PartialAnswers {
  /**
   * The answer kept under `key`, or a part of it while the one search for it runs. Who `hasSeenPart` waits for the rest, up to `maxWaitMs`.
   * Where every source was too slow, they get that part again, which says that nothing has answered yet, until the search may begin once more.
   * @throws what the search threw; AppError TOO_MANY_SEARCHES when it would begin one too many
   */
  ask(key: string, hasSeenPart: boolean, search: Search, caller?: Caller): Promise<Buffer>;
}

/** One search per key over all replicas, answered to everybody as soon as there is something to show. */
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
          // The newest part of one that was too slow says that nothing has answered yet: it stays.
          if (!isTooSlow(error)) await parts.finish(key);
          throw error;
        }
      };
      // Who got a part leaves without ending the search; only who goes away before takes part in that.
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

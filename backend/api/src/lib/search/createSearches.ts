import type { Cache, CacheLoad, CachePolicy } from '../cache/createCache';
import { AppError } from '../errors';
import { createPartialResults } from './partialResults';
import type { SearchSlots } from './searchSlots';

/** Milliseconds after which an incomplete result is searched again. */
const PARTIAL_MS = 10_000;

export interface SearchesOptions {
  cache: Cache;
  policy: CachePolicy;
  /** After this time the newest partial result is the answer. */
  maxWaitMs: number;
  slots: SearchSlots;
}
/** A search that its caller must run: first `start`, then `publish` for each partial result, at last `finish` or `fail`. */
export interface SearchRun {
  /** Aborts when no caller waits any more. */
  signal: AbortSignal;
  /**
   * Waits for the turn of this replica. Returns false when nothing is left to do, because another replica has stored the
   * answer meanwhile. @throws AppError TOO_MANY_SEARCHES
   */
  start(): Promise<boolean>;
  publish(packed: Buffer): Promise<void>;
  /** An incomplete answer is searched again soon. */
  finish(packed: Buffer, isComplete: boolean): Promise<void>;
  fail(error: unknown): Promise<void>;
}
/** A search as one of its callers sees it. */
export interface JoinedSearch {
  /** Only for the caller that must run the search. */
  run?: SearchRun;
  /**
   * The packed answer, or a partial result while the search runs. A caller that has seen a partial result waits for the
   * rest, up to `maxWaitMs`. When every source was too slow, it gets the partial result that reports this until the search
   * may start again. @throws the error of the search; the signal's reason
   */
  answer(): Promise<Buffer>;
}

/** Runs one search per key over all replicas, and answers all callers as soon as there are partial results. */
export function createSearches({ cache, policy, maxWaitMs, slots }: SearchesOptions) {
  const parts = createPartialResults(cache);

  const toRun = (key: string, load: CacheLoad): SearchRun => {
    let freeSlot = () => {};
    return {
      signal: load.signal,
      async start() {
        if (!(await load.takeTurn())) return false;
        freeSlot = slots.take();
        return true;
      },
      publish: (packed) => parts.publish(key, packed),
      async finish(packed, isComplete) {
        freeSlot();
        await parts.finish(key);
        await load.store(isComplete ? packed : { bytes: packed, freshMs: PARTIAL_MS });
      },
      async fail(error) {
        freeSlot();
        // The last partial result of a search that was too slow reports that no supplier has answered yet, so it stays.
        if (!isTooSlow(error)) await parts.finish(key);
        await load.fail(error);
      },
    };
  };
  return {
    /** Joins the search of a key. `hasSeenPart`: the caller has already received a partial result. */
    async join(key: string, hasSeenPart: boolean, signal?: AbortSignal): Promise<JoinedSearch> {
      // A caller that has received a part leaves without ending the search. Only a disconnection before that may end it.
      const leaving = new AbortController();
      const leave = () => leaving.abort(signal?.reason);
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      const { bytes, load } = await cache.open(key, policy, leaving.signal);
      return {
        ...(load && { run: toRun(key, load) }),
        async answer() {
          const answered = new AbortController();
          const part = parts.wait(key, maxWaitMs, hasSeenPart, answered.signal);
          try {
            return await Promise.race([bytes, part.then((found) => found ?? bytes)]);
          } catch (error) {
            const last = hasSeenPart && isTooSlow(error) ? await parts.newest(key) : undefined;
            if (!last) throw error;
            return last;
          } finally {
            answered.abort();
            signal?.removeEventListener('abort', leave);
          }
        },
      };
    },
  };
}
const isTooSlow = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'SUPPLIER_TIMEOUT';

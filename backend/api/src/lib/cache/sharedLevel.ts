import { type CacheEntry, endOf, packEntry, unpackEntry } from './cacheEntry';
import type { SharedStore } from './redisStore';

export interface SharedLevelOptions {
  store: SharedStore;
  clock: () => number;
  log: { info(text: string): void; warn(text: string): void };
  /** Entry of a key in this process's memory. */
  inMemory: (key: string) => CacheEntry | undefined;
  /** Called for every failed call; for metrics. */
  onFailure?: () => void;
}

/**
 * Maximum number of keys remembered while the store is unreachable. Older keys are dropped and loaded again when requested.
 */
const MAX_UNWRITTEN = 10_000;

/**
 * The second level of the cache, shared by all replicas. Its failures count as misses, so that a broken store never breaks a
 * search. After an outage of the store, entries that could not be written are written from memory, so that other replicas find
 * them.
 */
export function createSharedLevel({ store, clock, log, inMemory, onFailure }: SharedLevelOptions) {
  let isDown = false;
  const unwritten = new Set<string>();
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      const result = await work();
      if (isDown) {
        log.info('shared cache answers again');
        isDown = false;
        void writeMissed();
      }
      return result;
    } catch {
      if (!isDown) log.warn('shared cache does not answer; working from memory');
      isDown = true;
      onFailure?.();
      return otherwise;
    }
  };
  const write = async (key: string, entry: CacheEntry) => {
    const isWritten = await attempt(async () => {
      await store.set(key, packEntry(entry), Math.max(1, endOf(entry) - clock()));
      return true;
    }, false);
    if (isWritten) unwritten.delete(key);
    else if (unwritten.add(key).size > MAX_UNWRITTEN) unwritten.delete(first(unwritten));
  };
  const writeMissed = async () => {
    for (const key of [...unwritten]) {
      if (isDown) return;
      const entry = inMemory(key);
      if (entry && endOf(entry) > clock()) await write(key, entry);
      else unwritten.delete(key);
    }
  };
  store.onReady?.(() => {
    // A successful read shows that the store is reachable again.
    if (unwritten.size > 0) void attempt(() => store.get(first(unwritten)), null);
  });
  return {
    read: (key: string): Promise<CacheEntry | undefined> =>
      attempt(async () => {
        const packed = await store.get(key);
        return packed ? unpackEntry(packed) : undefined;
      }, undefined),
    write,
    /** Returns `free` when the store fails: a missing lock costs only one more load. */
    lock: (
      key: string,
      ttlMs: number,
    ): Promise<{ state: 'held'; token: string } | { state: 'taken' | 'free' }> =>
      attempt<Awaited<ReturnType<SharedLevel['lock']>>>(
        async () => {
          const token = await store.lock(key, ttlMs);
          return token ? { state: 'held', token } : { state: 'taken' };
        },
        { state: 'free' },
      ),
    unlock: (key: string, token: string): Promise<void> =>
      attempt(() => store.unlock(key, token), undefined),
  };
}
export type SharedLevel = ReturnType<typeof createSharedLevel>;

const first = (keys: ReadonlySet<string>): string => keys.values().next().value ?? '';

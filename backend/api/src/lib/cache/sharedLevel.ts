import { type CacheEntry, endOf, packEntry, unpackEntry } from './cacheEntry';
import type { SharedStore } from './redisStore';

export interface SharedLevelOptions {
  store: SharedStore;
  clock: () => number;
  log: { info(text: string): void; warn(text: string): void };
  /** Called for every call that failed; for metrics. */
  onFailure?: () => void;
}
/** The second level; its failures count as a miss, so that a broken store never breaks a search. */
export interface SharedLevel {
  read(key: string): Promise<CacheEntry | undefined>;
  write(key: string, entry: CacheEntry): Promise<void>;
  /** `free` when the store cannot say: a lost lock only costs one more load. */
  lock(
    key: string,
    ttlMs: number,
  ): Promise<{ state: 'held'; token: string } | { state: 'taken' | 'free' }>;
  unlock(key: string, token: string): Promise<void>;
}

export function createSharedLevel({
  store,
  clock,
  log,
  onFailure,
}: SharedLevelOptions): SharedLevel {
  let isDown = false;
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      const result = await work();
      if (isDown) log.info('shared cache answers again');
      isDown = false;
      return result;
    } catch {
      if (!isDown) log.warn('shared cache does not answer; working from memory');
      isDown = true;
      onFailure?.();
      return otherwise;
    }
  };
  return {
    read: (key) =>
      attempt(async () => {
        const packed = await store.get(key);
        return packed ? unpackEntry(packed) : undefined;
      }, undefined),
    write: (key, entry) =>
      attempt(
        () => store.set(key, packEntry(entry), Math.max(1, endOf(entry) - clock())),
        undefined,
      ),
    lock: (key, ttlMs) =>
      attempt<Awaited<ReturnType<SharedLevel['lock']>>>(
        async () => {
          const token = await store.lock(key, ttlMs);
          return token ? { state: 'held', token } : { state: 'taken' };
        },
        { state: 'free' },
      ),
    unlock: (key, token) => attempt(() => store.unlock(key, token), undefined),
  };
}

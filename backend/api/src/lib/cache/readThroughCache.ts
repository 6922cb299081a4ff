import { LRUCache } from 'lru-cache';

export interface ReadThroughOptions<Value> {
  read(key: string): Promise<Value | undefined>;
  /** Maximum number of values; the least recently used are evicted first. */
  max: number;
  /** Maximum number of keys without a value. */
  maxMissing: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds for which a value is valid after it was read. It is called at each look-up, so it may change. */
  ttlMs(value: Value | undefined): number;
}
/** Milliseconds for which the last value is used after a failed read. */
const FAILED_MS = 1000;

interface Entry<Value> {
  value: Value | undefined;
  readAt: number;
  failedAt: number;
}

/** A bounded cache in this process that reads a key when it is missing or expired. */
export function createReadThroughCache<Value extends object>({
  read,
  max,
  maxMissing,
  now,
  ttlMs,
}: ReadThroughOptions<Value>) {
  const found = new LRUCache<string, Entry<Value>>({ max });
  const missing = new LRUCache<string, Entry<Value>>({ max: maxMissing });
  const reading = new Map<string, Promise<Value | undefined>>();
  /** Counts the calls of `invalidate`: a read that started before the last one may have returned the old value. */
  let invalidations = 0;

  const store = (key: string, entry: Entry<Value>) => {
    if (entry.value === undefined) found.delete(key);
    else missing.delete(key);
    (entry.value === undefined ? missing : found).set(key, entry);
  };
  const begin = (key: string, known: Entry<Value> | undefined): Promise<Value | undefined> => {
    const [readAt, before] = [now(), invalidations];
    const begun: Promise<Value | undefined> = read(key)
      .then((value) => {
        if (reading.get(key) === begun)
          store(key, {
            value,
            readAt: invalidations === before ? readAt : Number.NEGATIVE_INFINITY,
            failedAt: Number.NEGATIVE_INFINITY,
          });
        return value;
      })
      .catch((error: unknown) => {
        if (!known) throw error;
        known.failedAt = now();
        return known.value;
      })
      .finally(() => {
        if (reading.get(key) === begun) reading.delete(key);
      });
    reading.set(key, begun);
    return begun;
  };
  return {
    /**
     * Value of a key, or a promise while it is being read. Calls for the same key share one read. @throws the error of `read`,
     * if the key was never read before
     */
    get(key: string): Value | undefined | Promise<Value | undefined> {
      const known = found.get(key) ?? missing.get(key);
      const at = now();
      if (known && (at - known.readAt < ttlMs(known.value) || at - known.failedAt < FAILED_MS))
        return known.value;
      return reading.get(key) ?? begin(key, known);
    },
    /** Removes matching values, and all results without a value, so that the next look-up loads them again. */
    invalidate(matches: (value: Value) => boolean) {
      invalidations += 1;
      for (const entry of found.values())
        if (entry.value && matches(entry.value)) entry.readAt = Number.NEGATIVE_INFINITY;
      for (const entry of missing.values()) entry.readAt = Number.NEGATIVE_INFINITY;
    },
    clear() {
      invalidations += 1;
      found.clear();
      missing.clear();
      reading.clear();
    },
  };
}

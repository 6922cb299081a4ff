import { LRUCache } from 'lru-cache';

export interface ReadThroughOptions<Value> {
  read(key: string): Promise<Value | undefined>;
  /** Values at most; the least recently used go first. */
  max: number;
  /** Keys without a value at most. */
  maxMissing: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that a value may be used after it was read. Asked for at each look-up, so it may change. */
  ttlMs(value: Value | undefined): number;
}
export interface ReadThroughCache<Value> {
  /**
   * The value of a key; a promise only while it is read. Calls for a key that is being read share the reading.
   * @throws what `read` throws, when the key was never read before
   */
  get(key: string): Value | undefined | Promise<Value | undefined>;
  /** Makes the next look-up read again: the values that match, and every key without a value. */
  invalidate(matches: (value: Value) => boolean): void;
  clear(): void;
}
/** Milliseconds that the last value serves after a reading that failed. */
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
}: ReadThroughOptions<Value>): ReadThroughCache<Value> {
  const found = new LRUCache<string, Entry<Value>>({ max });
  const missing = new LRUCache<string, Entry<Value>>({ max: maxMissing });
  const reading = new Map<string, Promise<Value | undefined>>();
  /** Grows with every `invalidate`: a reading that began before may have seen the old value. */
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
    get(key) {
      const known = found.get(key) ?? missing.get(key);
      const at = now();
      if (known && (at - known.readAt < ttlMs(known.value) || at - known.failedAt < FAILED_MS))
        return known.value;
      return reading.get(key) ?? begin(key, known);
    },
    invalidate(matches) {
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

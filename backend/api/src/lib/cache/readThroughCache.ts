import { LRUCache } from 'lru-cache';

export interface KeptOptions<Value> {
  read(key: string): Promise<Value | undefined>;
  /** Values at most; those that are asked for least go first. */
  max: number;
  /** Keys without a value at most. */
  maxMissing: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds from its reading, as things stand when it is asked for. */
  goodForMs(value: Value | undefined): number;
}
export interface Kept<Value> {
  /** A promise only while it is read; who asks meanwhile waits for the same reading. @throws what `read` throws, when nothing was read before */
  get(key: string): Value | undefined | Promise<Value | undefined>;
  /** What is kept of these, and every key without a value, is read anew when it is asked for next. */
  renew(isMeant: (value: Value) => boolean): void;
  clear(): void;
}
/** After a reading that failed, what is kept serves that long before the next one. */
const FAILED_MS = 1000;

interface Entry<Value> {
  value: Value | undefined;
  readAt: number;
  failedAt: number;
}

/** What was read, by key, within bounds. */
export function createKept<Value extends object>({
  read,
  max,
  maxMissing,
  now,
  goodForMs,
}: KeptOptions<Value>): Kept<Value> {
  const found = new LRUCache<string, Entry<Value>>({ max });
  const missing = new LRUCache<string, Entry<Value>>({ max: maxMissing });
  const reading = new Map<string, Promise<Value | undefined>>();
  /** Grows with every `renew`: a reading that began before may have seen what was. */
  let renewals = 0;

  const keep = (key: string, entry: Entry<Value>) => {
    if (entry.value === undefined) found.delete(key);
    else missing.delete(key);
    (entry.value === undefined ? missing : found).set(key, entry);
  };
  const begin = (key: string, known: Entry<Value> | undefined): Promise<Value | undefined> => {
    const [readAt, before] = [now(), renewals];
    const begun: Promise<Value | undefined> = read(key)
      .then((value) => {
        if (reading.get(key) === begun)
          keep(key, {
            value,
            readAt: renewals === before ? readAt : Number.NEGATIVE_INFINITY,
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
      if (known && (at - known.readAt < goodForMs(known.value) || at - known.failedAt < FAILED_MS))
        return known.value;
      return reading.get(key) ?? begin(key, known);
    },
    renew(isMeant) {
      renewals += 1;
      for (const entry of found.values())
        if (entry.value && isMeant(entry.value)) entry.readAt = Number.NEGATIVE_INFINITY;
      for (const entry of missing.values()) entry.readAt = Number.NEGATIVE_INFINITY;
    },
    clear() {
      renewals += 1;
      found.clear();
      missing.clear();
      reading.clear();
    },
  };
}

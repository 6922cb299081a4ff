export interface ReuseOptions<T> {
  load(): Promise<T>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that one load serves. */
  ttlMs: number;
  /** Milliseconds that a load which failed serves before the next one begins. */
  failedMs?: number;
}
/** Shares one load among all callers in this process. It goes on when the caller that began it waits no longer. @throws what `load` throws */
export function reuseLoad<T>({
  load,
  now,
  ttlMs,
  failedMs = 0,
}: ReuseOptions<T>): () => Promise<T> {
  let current: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (current && current.until > now()) return current.value;
    const mine = { value: load(), until: now() + ttlMs };
    current = mine;
    mine.value.catch(() => {
      mine.until = now() + failedMs;
    });
    return mine.value;
  };
}

export interface ReuseOptions<T> {
  load(): Promise<T>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds for which one load is reused. */
  ttlMs: number;
  /** Milliseconds for which a failed load is reused before the next one starts. */
  failedMs?: number;
}
/**
 * Shares one load among all callers in this process. The load continues after its first caller aborts. @throws the error of
 * `load`
 */
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

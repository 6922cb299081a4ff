export interface KeepForOptions<T> {
  load(): Promise<T>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds for which one load serves. */
  keptMs: number;
  /** Milliseconds for which a load that failed answers before the next one begins. */
  restMs?: number;
}
/** One load in this process for all who ask; it goes on when who began it no longer waits. @throws what `load` throws */
export function keepFor<T>({ load, now, keptMs, restMs = 0 }: KeepForOptions<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (kept && kept.until > now()) return kept.value;
    const mine = { value: load(), until: now() + keptMs };
    kept = mine;
    mine.value.catch(() => {
      mine.until = now() + restMs;
    });
    return mine.value;
  };
}

import type { Counters } from './rule';

/** Counts in `second` what `first` cannot count, so that signing in works and keeps its limits while Redis is down. */
export function withFallback(
  first: Counters,
  second: Counters,
  onFailure: (error: unknown) => void,
): Counters {
  const either = async <T>(count: (counters: Counters) => Promise<T>): Promise<T> => {
    try {
      return await count(first);
    } catch (error) {
      onFailure(error);
      return count(second);
    }
  };
  return {
    take: (...given) => either((counters) => counters.take(...given)),
    undo: (...given) => either((counters) => counters.undo(...given)),
    clear: (...given) => either((counters) => counters.clear(...given)),
  };
}

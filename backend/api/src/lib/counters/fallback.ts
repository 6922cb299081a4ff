import type { Counters } from './rule';

/** Counters that call `second` when `first` fails, so that sign-in works and stays limited while Redis is down. */
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

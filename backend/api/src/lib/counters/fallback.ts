import type { Counters } from './rule';

/** Counts in `second` whatever `first` cannot count: signing in neither stops nor loses its limits when Redis does. */
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
    giveBack: (...given) => either((counters) => counters.giveBack(...given)),
    clear: (...given) => either((counters) => counters.clear(...given)),
  };
}

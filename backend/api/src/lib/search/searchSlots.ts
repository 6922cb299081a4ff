import { AppError } from '../errors';

/** Seconds in `Retry-After` for a rejected caller. */
const RETRY_AFTER_SECONDS = '3';

export type SearchSlots = ReturnType<typeof createSearchSlots>;

/**
 * Limits the number of searches of all products that run at once. Cached answers, and callers that join a running search, need
 * no slot.
 */
export function createSearchSlots(slots: number) {
  let taken = 0;
  /** Returns the function that frees the slot. @throws AppError TOO_MANY_SEARCHES at once when all slots are taken */
  const take = (): (() => void) => {
    if (taken >= slots)
      throw new AppError('TOO_MANY_SEARCHES', { headers: { 'retry-after': RETRY_AFTER_SECONDS } });
    taken += 1;
    let isFree = false;
    return () => {
      if (!isFree) taken -= 1;
      isFree = true;
    };
  };
  return {
    take,
    /** Number of searches that run. */
    taken: () => taken,
    /** Holds a slot during a short search. @throws as `take`; the error of the search */
    async run<Answer>(search: () => Promise<Answer>): Promise<Answer> {
      const free = take();
      try {
        return await search();
      } finally {
        free();
      }
    },
  };
}
/** Slots for tests and commands, which run one search at a time. */
export const unlimitedSearches = createSearchSlots(Infinity);

import { AppError } from '../errors';

/**
 * Limits the number of searches of all products that run at once. Cached answers, and callers that join a running search, need
 * no slot.
 */
export interface SearchSlots {
  /** @throws AppError TOO_MANY_SEARCHES at once when all slots are taken; the error of the search */
  run<Answer>(search: () => Promise<Answer>): Promise<Answer>;
}
/** Seconds in `Retry-After` for a rejected caller. */
const RETRY_AFTER_SECONDS = '3';

export function createSearchSlots(slots: number): SearchSlots {
  let taken = 0;
  return {
    async run(search) {
      if (taken >= slots)
        throw new AppError('TOO_MANY_SEARCHES', {
          headers: { 'retry-after': RETRY_AFTER_SECONDS },
        });
      taken += 1;
      try {
        return await search();
      } finally {
        taken -= 1;
      }
    },
  };
}
/** Slots for tests and commands, which run one search at a time. */
export const unlimitedSearches = createSearchSlots(Infinity);

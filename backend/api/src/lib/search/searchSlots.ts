import { AppError } from '../errors';

/** Bounds how many searches of all products run at once. Cached answers, and callers who join a running search, need no slot. */
export interface SearchSlots {
  /** @throws AppError TOO_MANY_SEARCHES at once when all slots are taken; what the search throws */
  run<Answer>(search: () => Promise<Answer>): Promise<Answer>;
}
/** Seconds after which a rejected caller may try again. */
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
/** For tests and commands, which search one after the other. */
export const unlimitedSearches = createSearchSlots(Infinity);

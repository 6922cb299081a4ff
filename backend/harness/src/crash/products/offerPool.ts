import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../random';

const MAX_SEARCHES = 10;

/** Offers of one search, from which travellers choose. The search is repeated when it is old. */
export interface OfferPool<Offer> {
  choose(random: Random): Promise<Offer>;
  /** Drops the offers after one was no longer sold, so that the next traveller searches again. */
  forget(): void;
}

/** Creates a pool that searches again after `freshMs` milliseconds of the fast clock. */
export function createOfferPool<Offer>(
  read: () => Promise<Offer[]>,
  clock: () => Date,
  freshMs: number,
): OfferPool<Offer> {
  let offers: Promise<Offer[]> | null = null;
  let freshUntil = 0;
  return {
    async choose(random) {
      for (let tries = 1; ; tries += 1) {
        if (!offers || clock().getTime() > freshUntil) {
          freshUntil = clock().getTime() + freshMs;
          offers = read();
        }
        try {
          return random.pick(await offers);
        } catch (error) {
          // The suppliers were down. The next traveller searches again.
          offers = null;
          if (tries === MAX_SEARCHES) throw error;
          await wait(random.between(500, 1500));
        }
      }
    },
    forget: () => (offers = null),
  };
}

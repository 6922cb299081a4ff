import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../random';

const MAX_SEARCHES = 10;

/** What travellers choose from: one search, made again when it grows old. */
export interface Shelf<Offer> {
  choose(random: Random): Promise<Offer>;
  /** What was chosen is not to be had any more. */
  forget(): void;
}

/** `freshMs` of the fast clock. */
export function createShelf<Offer>(
  read: () => Promise<Offer[]>,
  clock: () => Date,
  freshMs: number,
): Shelf<Offer> {
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
          // Suppliers that were away for a while; whoever comes next searches again.
          offers = null;
          if (tries === MAX_SEARCHES) throw error;
          await wait(random.between(500, 1500));
        }
      }
    },
    forget: () => (offers = null),
  };
}

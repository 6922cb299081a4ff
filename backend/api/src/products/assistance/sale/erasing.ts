import type { Database, Tx } from '../../../db/database';
import {
  brandsWithDueHealthAnswers,
  type DueHealthAnswers,
  eraseHealthAnswers,
  lockDueHealthAnswers,
} from '../../../bookings/repository';
import { openOrError, type People, type PeopleCipher } from '../../../bookings';
import { addDays, today } from '@tiquete/domain';
import type { Log } from '../../../lib/search/log';
import { insuredDetailsSchema } from './supplierData';

const DAY_MS = 86_400_000;
/** Days between the end of a booking without a policy and the erasure. A late payment may still reopen the booking. */
export const UNSOLD_RETENTION_DAYS = 1;
/** Bookings of one batch. */
const AT_ONCE = 200;

export interface ErasingOptions {
  db: Database;
  people: PeopleCipher;
  clock: () => Date;
  log: Pick<Log, 'error'>;
  /** Days after the end of cover for which health answers are stored. */
  retentionDays: number;
}

/** Returns the people without their health answers. */
function withoutHealth(people: People): People {
  return {
    ...people,
    passengers: people.passengers.map((passenger) => {
      const { data } = insuredDetailsSchema.safeParse(passenger.details);
      return data ? { ...passenger, details: { ...data, medicalConditions: '' } } : passenger;
    }),
  };
}

/**
 * Erases health answers: `UNSOLD_RETENTION_DAYS` after a booking ended without a policy, and `retentionDays` after the end
 * of cover. Bookings without answers are marked too, so that the mark does not show which bookings had some.
 */
export function createErasing({ db, people, clock, log, retentionDays }: ErasingOptions) {
  const dueAt = (now: Date): DueHealthAnswers => ({
    coverEndedBefore: addDays(today(now), -retentionDays),
    unsoldSince: new Date(now.getTime() - UNSOLD_RETENTION_DAYS * DAY_MS),
  });
  /**
   * Erases one batch and returns the number of due bookings. Ids of bookings that cannot be opened are added to `failed`.
   */
  const erase = async (tx: Tx, brandId: string, failed: string[]): Promise<number> => {
    const now = clock();
    const batch = { excludedIds: failed, limit: AT_ONCE };
    const due = await lockDueHealthAnswers(tx, brandId, dueAt(now), batch);
    for (const { id, people: sealed } of due) {
      const opened = openOrError(people, sealed, id);
      if (opened instanceof Error) {
        failed.push(id);
        continue;
      }
      const erased = people.seal(withoutHealth(opened), id);
      await eraseHealthAnswers(tx, { id, brand: brandId }, erased, now);
    }
    return due.length;
  };
  return async (): Promise<void> => {
    const brands = await brandsWithDueHealthAnswers(db, dueAt(clock()));
    const failed: string[] = [];
    for (const brand of brands)
      while ((await db.withBrand(brand, (tx) => erase(tx, brand, failed))) === AT_ONCE);
    if (failed.length > 0)
      log.error({ bookings: failed, count: failed.length }, 'health answers cannot be opened');
  };
}

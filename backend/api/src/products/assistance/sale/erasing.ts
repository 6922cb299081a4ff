import type { Database, Tx } from '../../../db/database';
import type { People, PeopleCipher } from '../../../modules/checkout';
import { addDays, today } from '@tiquete/domain';
import type { Log } from '../../../lib/search/log';
import { insuredDetailsSchema } from './supplierData';

const DAY_MS = 86_400_000;
/** Days after a booking ended without a policy; it waits so long because money may arrive late. */
export const UNSOLD_KEPT_DAYS = 1;
const AT_ONCE = 200;
const DUE = `product = 'ASSISTANCE' and supplier_data->>'healthErasedAt' is null
  and (date_to < $1 or (state in ('EXPIRED', 'REJECTED', 'CANCELLED', 'REFUND_DUE') and updated_at <= $2))`;

export interface ErasingOptions {
  db: Database;
  people: PeopleCipher;
  clock: () => Date;
  log: Pick<Log, 'error'>;
  /** Days after the end of cover for which health answers are kept. */
  keptDays: number;
}

/** The same people without anything about their health. */
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
 * Erases the health answers of bookings that ended without a policy `UNSOLD_KEPT_DAYS` ago and of those whose cover ended
 * `keptDays` ago. Bookings without any are marked too, so that a row does not show who had answered something.
 */
export function createErasing({ db, people, clock, log, keptDays }: ErasingOptions) {
  const opened = (sealed: string, id: string): People | undefined => {
    try {
      return people.open(sealed, id);
    } catch {
      return undefined;
    }
  };
  const ended = (now: Date) => [
    addDays(today(now), -keptDays),
    new Date(now.getTime() - UNSOLD_KEPT_DAYS * DAY_MS),
  ];
  /** Answers how many were due; adds those that cannot be opened to `failed`. */
  const erase = async (tx: Tx, brandId: string, failed: string[]): Promise<number> => {
    const now = clock();
    const due = await tx.query<{ id: string; people: string }>(
      `select id, people from bookings where ${DUE} and brand = $3 and id <> all($4)
       order by created_at limit ${AT_ONCE} for no key update`,
      [...ended(now), brandId, failed],
    );
    for (const { id, people: sealed } of due) {
      const kept = opened(sealed, id);
      if (!kept) {
        failed.push(id);
        continue;
      }
      await tx.query(
        'update bookings set people = $3, supplier_data = supplier_data || $4 where brand = $1 and id = $2',
        [
          brandId,
          id,
          people.seal(withoutHealth(kept), id),
          JSON.stringify({ healthErasedAt: now.toISOString() }),
        ],
      );
    }
    return due.length;
  };
  return async (): Promise<void> => {
    const brands = await db.queryBrands<{ brand: string }>(
      `select distinct brand from bookings where ${DUE}`,
      ended(clock()),
    );
    const failed: string[] = [];
    for (const { brand } of brands)
      while ((await db.withBrand(brand, (tx) => erase(tx, brand, failed))) === AT_ONCE);
    if (failed.length > 0)
      log.error({ bookings: failed, count: failed.length }, 'health answers cannot be opened');
  };
}

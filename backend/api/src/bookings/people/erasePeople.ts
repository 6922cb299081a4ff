import { RETENTION_TIMES, today } from '@tiquete/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../db/database';
import { runEach } from '../../lib/async/runEach';
import {
  brandsWithDuePeople,
  type DuePeople,
  lockDuePeople,
  type PlaceByTripEnd,
  saveErasedPeople,
} from '../repository';
import { openOrError, type PeopleCipher } from './peopleCipher';
import { withoutContact } from './withoutContact';

/** Number of bookings in one transaction. */
const BATCH = 200;

interface ErasingParts {
  db: Database;
  cipher: PeopleCipher;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Removes the people of all bookings whose retention has ended, in every brand and every table. Amounts, days, codes and locators stay.
 * Each batch is a transaction, so that a run that is interrupted continues with the next one. A booking that cannot be opened is logged
 * and stops none of the others.
 */
export async function erasePeople(parts: ErasingParts): Promise<void> {
  const due = { today: today(parts.clock()), ...RETENTION_TIMES.bookingPeople };
  const failed: string[] = [];
  const brands = await brandsWithDuePeople(parts.db, due);
  await runEach(brands.map((brand) => () => eraseInBrand(parts, brand, due, failed)));
  if (failed.length > 0)
    parts.log.error({ bookings: failed, count: failed.length }, 'people cannot be opened');
}

/** Erases the due people of a brand. Ids of bookings that cannot be opened are added to `failed`. */
async function eraseInBrand(
  { db, cipher, clock }: ErasingParts,
  brand: string,
  due: DuePeople,
  failed: string[],
): Promise<void> {
  /** Erases the next batch after a booking, and returns its last booking. Null: the batch was the last one. */
  const eraseBatch = (after: PlaceByTripEnd | null) =>
    db.withBrand(brand, async (tx) => {
      const bookings = await lockDuePeople(tx, brand, due, { after, limit: BATCH });
      if (bookings.length === 0) return null;
      const erased = bookings.flatMap(({ id, people }) => {
        const opened = openOrError(cipher, people, id);
        if (!(opened instanceof Error))
          return [{ id, people: cipher.seal(withoutContact(opened, false), id) }];
        failed.push(id);
        return [];
      });
      await saveErasedPeople(tx, brand, erased, clock());
      await eraseTraces(
        tx,
        brand,
        erased.map(({ id }) => id),
      );
      return bookings.length < BATCH ? null : (bookings.at(-1) ?? null);
    });
  let last = await eraseBatch(null);
  while (last !== null) last = await eraseBatch(last);
}

/** Removes addresses from mails about the bookings, and texts that staff wrote, which may name people, from their history and cases. */
async function eraseTraces(tx: Tx, brand: string, ids: readonly string[]): Promise<void> {
  const values = [brand, ids];
  await tx.query(
    `update mails set recipient = null, user_id = null, content = null, sealed = null
     where brand = $1 and booking_id = any($2::uuid[])`,
    values,
  );
  await tx.query(
    `update booking_events set data = data - 'reason' - 'note'
     where brand = $1 and booking_id = any($2::uuid[]) and data ?| array['reason', 'note']`,
    values,
  );
  await tx.query(
    `update refund_proposals set reason = '', note = case when note is null then null else '' end
     where brand = $1 and booking_id = any($2::uuid[])`,
    values,
  );
  await tx.query(
    `update cases set data = data - 'reason' - 'note', note = case when note is null then null else '' end
     where brand = $1 and booking_id = any($2::uuid[])`,
    values,
  );
  await tx.query(
    `update case_actions a set data = a.data - 'reason' - 'note' from cases c
     where c.brand = $1 and c.booking_id = any($2::uuid[]) and a.brand = $1 and a.case_id = c.id
       and a.data ?| array['reason', 'note']`,
    values,
  );
}

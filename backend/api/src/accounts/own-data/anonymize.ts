import { RETENTION_TIMES } from '@tiquete/domain';
import type { Database, Tx } from '../../db/database';
import { runEach } from '../../lib/async/runEach';
import {
  anonymizeAccountBooking,
  anonymizeDueBooking,
  brandsWithDuePeople,
  lockAccountPeople,
  lockDuePeople,
} from '../../bookings/repository';
import { openOrError, type People, type PeopleCipher } from '../../bookings';

/**
 * Returns the people of a booking without their personal data. With `retainsBuyer` the buyer's name and document stay,
 * because the books must name the buyer. Ages and rooms stay, because they identify no person.
 */
export const withoutContact = (
  { customer, passengers }: People,
  retainsBuyer: boolean,
): People => ({
  customer: {
    ...customer,
    ...(!retainsBuyer && { name: '', lastname: '', document: '' }),
    email: '',
    phone: '',
    phone_country: '',
    birth_date: '',
  },
  passengers: passengers.map(({ details: _birthAndDocuments, ...passenger }) => ({
    ...passenger,
    name: '',
    lastname: '',
    document: '',
  })),
  remark: '',
});

/**
 * Removes the personal data from a user's bookings. The buyer of a paid booking is retained until ten years after the trip.
 */
export async function anonymizeBookingsOf(
  tx: Tx,
  cipher: PeopleCipher,
  brandId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const bookings = await lockAccountPeople(tx, brandId, userId);
  for (const { id, people, is_paid: retainsBuyer } of bookings) {
    await anonymizeAccountBooking(
      tx,
      { id, brand: brandId },
      {
        people: cipher.seal(withoutContact(cipher.open(people, id), retainsBuyer), id),
        retainsBuyer,
        ...RETENTION_TIMES.buyerOfPaidBooking,
        at: now,
      },
    );
  }
}

/** Number of bookings in one batch. */
const BATCH = 200;

/**
 * Removes the people of the bookings whose retention period has ended, in every brand. A booking that cannot be opened
 * stops none of the others.
 * @throws AggregateError with an error for each booking that could not be opened
 */
export async function anonymizeDue(
  db: Database,
  cipher: PeopleCipher,
  today: string,
): Promise<void> {
  const brands = await brandsWithDuePeople(db, today);
  await runEach(brands.map((brand) => () => anonymizeBrand(db, cipher, brand, today)));
}

async function anonymizeBrand(
  db: Database,
  cipher: PeopleCipher,
  brand: string,
  today: string,
): Promise<void> {
  const errors: unknown[] = [];
  /** Removes the people of the next bookings after `last`, and returns the last of them. */
  const nextBatch = (last: string | null) =>
    db.withBrand(brand, async (tx) => {
      const bookings = await lockDuePeople(tx, brand, { today, after: last, limit: BATCH });
      for (const { id, people } of bookings) {
        const opened = openOrError(cipher, people, id);
        if (opened instanceof Error) {
          errors.push(opened);
          continue;
        }
        const anonymous = cipher.seal(withoutContact(opened, false), id);
        await anonymizeDueBooking(tx, { id, brand }, anonymous);
      }
      return bookings.length < BATCH ? null : (bookings.at(-1)?.id ?? null);
    });
  let last = await nextBatch(null);
  while (last !== null) last = await nextBatch(last);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} bookings of ${brand}`);
}

import type { Tx } from '../../db/database';
import type { SealedPeople } from './duePeople';
import type { BookingKey } from './readBookings';

/** Saves the personal data of a booking, sealed for it. The booking is locked. */
export async function savePeople(
  tx: Tx,
  { id, brand }: BookingKey,
  people: string,
  at: Date,
): Promise<void> {
  await tx.query('update bookings set people = $3, updated_at = $4 where brand = $1 and id = $2', [
    brand,
    id,
    people,
    at,
  ]);
}

/** Saves a booking without the personal data of its account, which is being deleted. Links issued before `at` no longer open it. */
export async function anonymizeAccountBooking(
  tx: Tx,
  { id, brand }: BookingKey,
  people: string,
  at: Date,
): Promise<void> {
  await tx.query(
    `update bookings set people = $3, client_reference = '', access_revoked_at = $4, buyer_hash = null,
       caller_hash = null
     where brand = $1 and id = $2`,
    [brand, id, people, at],
  );
}

/**
 * Saves bookings whose retention has ended, without account, references and keyed hashes of people. `people` names no person and is
 * sealed for its booking. Links and codes no longer open them.
 */
export async function saveErasedPeople(
  tx: Tx,
  brand: string,
  bookings: readonly SealedPeople[],
  at: Date,
): Promise<void> {
  await tx.query(
    `update bookings b
     set people = n.people, people_erased_at = $4, access_revoked_at = $4, user_id = null, client_reference = '',
       buyer_hash = null, caller_hash = null, intent = null
     from unnest($2::uuid[], $3::text[]) as n (id, people)
     where b.brand = $1 and b.id = n.id`,
    [brand, bookings.map(({ id }) => id), bookings.map(({ people }) => people), at],
  );
}

/** Saves people without health answers, sealed for the booking, and marks the supplier data with the time of the erasure. */
export async function eraseHealthAnswers(
  tx: Tx,
  { id, brand }: BookingKey,
  people: string,
  at: Date,
): Promise<void> {
  await tx.query(
    'update bookings set people = $3, supplier_data = supplier_data || $4 where brand = $1 and id = $2',
    [brand, id, people, JSON.stringify({ healthErasedAt: at.toISOString() })],
  );
}

import type { Tx } from '../../db/database';
import { anonymizeAccountBooking, lockAccountPeople } from '../../bookings/repository';
import { type PeopleCipher, withoutContact } from '../../bookings';

/** Removes the personal data from a user's bookings. The buyer of a paid booking stays for as long as the books must name the buyer. */
export async function anonymizeBookingsOf(
  tx: Tx,
  cipher: PeopleCipher,
  brandId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const bookings = await lockAccountPeople(tx, brandId, userId);
  for (const { id, people, is_paid: retainsBuyer } of bookings) {
    const anonymous = withoutContact(cipher.open(people, id), retainsBuyer);
    await anonymizeAccountBooking(tx, { id, brand: brandId }, cipher.seal(anonymous, id), now);
  }
}

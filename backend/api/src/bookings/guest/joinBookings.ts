import type { Database } from '../../db/database';
import type { ResolvedSession } from '../../requestTypes';
import { buyerHashes, type PeopleCipher } from '../people/peopleCipher';
import { countJoinableBookings, joinBookings, record } from '../repository';

/** Holder of an account with its confirmed address. */
interface Holder {
  brandId: string;
  user: Pick<ResolvedSession['user'], 'id' | 'email'>;
}
interface Parts {
  db: Database;
  cipher: PeopleCipher;
  clock: () => Date;
}

export type JoinBookings = ReturnType<typeof createJoinBookings>;
/**
 * Guests' bookings with the confirmed address of an account. They are added to the account only when its holder requests it.
 */
export const createJoinBookings = ({ db, cipher, clock }: Parts) => {
  const bookingsOf = ({ brandId, user }: Holder) => ({
    brand: brandId,
    buyerHashes: buyerHashes(cipher, brandId, user.email),
  });
  return {
    count: (holder: Holder): Promise<number> =>
      db.withBrand(holder.brandId, (tx) => countJoinableBookings(tx, bookingsOf(holder))),
    /** Adds the guest's bookings to the account and returns their number. Earlier links and browsers still open them. */
    join: (holder: Holder): Promise<number> =>
      db.withBrand(holder.brandId, async (tx) => {
        const now = clock();
        const joined = await joinBookings(tx, bookingsOf(holder), holder.user.id, now);
        for (const id of joined)
          await record(tx, { brand: holder.brandId, bookingId: id, at: now, code: 'JOINED' });
        return joined.length;
      }),
  };
};

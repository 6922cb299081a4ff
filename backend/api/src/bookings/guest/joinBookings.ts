import type { Database } from '../../db/database';
import type { ResolvedSession } from '../../requestTypes';
import { buyerHashes, type PeopleCipher } from '../people/peopleCipher';
import { countJoinableBookings, joinBookings, record } from '../repository';

/** Holder of an account, with its confirmed address. */
interface Holder {
  brandId: string;
  user: Pick<ResolvedSession['user'], 'id' | 'email'>;
}
/** Guests' bookings of an account's confirmed address. They join the account only when its holder requests it. */
export interface JoinBookings {
  count(holder: Holder): Promise<number>;
  /** Adds all of them to the account, and returns how many. Links and browsers that open them still do. */
  join(holder: Holder): Promise<number>;
}
interface Parts {
  db: Database;
  cipher: PeopleCipher;
  clock: () => Date;
}

export const createJoinBookings = ({ db, cipher, clock }: Parts): JoinBookings => {
  const bookingsOf = ({ brandId, user }: Holder) => ({
    brand: brandId,
    buyerHashes: buyerHashes(cipher, brandId, user.email),
  });
  return {
    count: (holder) =>
      db.withBrand(holder.brandId, (tx) => countJoinableBookings(tx, bookingsOf(holder))),
    join: (holder) =>
      db.withBrand(holder.brandId, async (tx) => {
        const now = clock();
        const joined = await joinBookings(tx, bookingsOf(holder), holder.user.id, now);
        for (const id of joined)
          await record(tx, { brand: holder.brandId, bookingId: id, at: now, code: 'JOINED' });
        return joined.length;
      }),
  };
};

import type { Database } from '../../../db/database';
import type { ResolvedSession } from '../../../requestTypes';
import { buyerHashes, type PeopleCipher, record } from '../../checkout';

/** Holder of an account, with the address that was confirmed. */
interface Holder {
  brandId: string;
  user: Pick<ResolvedSession['user'], 'id' | 'email'>;
}
/** Guests' bookings with the confirmed address of an account. They join it only when its holder asks for it. */
export interface JoinBookings {
  count(holder: Holder): Promise<number>;
  /** Adds all of them to the account. The buyer keeps the links and the browser that open them. Returns how many were added. */
  join(holder: Holder): Promise<number>;
}
interface Parts {
  db: Database;
  cipher: PeopleCipher;
  clock: () => Date;
}
const OF_ADDRESS = 'brand = $1 and buyer_hash = any($2) and user_id is null';

export const createJoinBookings = ({ db, cipher, clock }: Parts): JoinBookings => ({
  count: ({ brandId, user }) =>
    db.withBrand(brandId, async (tx) => {
      const [row] = await tx.query<{ count: number }>(
        `select count(*)::int as count from bookings where ${OF_ADDRESS}`,
        [brandId, buyerHashes(cipher, brandId, user.email)],
      );
      return row?.count ?? 0;
    }),
  join: ({ brandId, user }) =>
    db.withBrand(brandId, async (tx) => {
      const now = clock();
      const joined = await tx.query<{ id: string }>(
        `update bookings set user_id = $3, joined_at = $4 where ${OF_ADDRESS} returning id`,
        [brandId, buyerHashes(cipher, brandId, user.email), user.id, now],
      );
      for (const { id } of joined)
        await record(tx, { brand: brandId, bookingId: id, at: now, code: 'JOINED' });
      return joined.length;
    }),
});

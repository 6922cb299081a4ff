import type { Database } from '../../../db/database';
import type { ResolvedSession } from '../../../requestTypes';
import { buyerHash, type PeopleCipher, record } from '../../checkout';

/** Guests' bookings with the confirmed address of an account. They join it only when its holder asks for it. */
export interface JoinBookings {
  count(own: ResolvedSession): Promise<number>;
  /** Adds all of them to the account; the buyer keeps the links and the browser that open them. Returns how many. */
  join(own: ResolvedSession): Promise<number>;
}
interface Parts {
  db: Database;
  cipher: PeopleCipher;
  clock: () => Date;
}
const OF_ADDRESS = 'brand = $1 and buyer_hash = $2 and user_id is null';

export const createJoinBookings = ({ db, cipher, clock }: Parts): JoinBookings => ({
  count: ({ brandId, user }) =>
    db.withBrand(brandId, async (tx) => {
      const [row] = await tx.query<{ count: number }>(
        `select count(*)::int as count from bookings where ${OF_ADDRESS}`,
        [brandId, buyerHash(cipher, brandId, user.email)],
      );
      return row?.count ?? 0;
    }),
  join: ({ brandId, user }) =>
    db.withBrand(brandId, async (tx) => {
      const now = clock();
      const joined = await tx.query<{ id: string }>(
        `update bookings set user_id = $3, joined_at = $4 where ${OF_ADDRESS} returning id`,
        [brandId, buyerHash(cipher, brandId, user.email), user.id, now],
      );
      for (const { id } of joined)
        await record(tx, { brand: brandId, bookingId: id, at: now, code: 'JOINED' });
      return joined.length;
    }),
});

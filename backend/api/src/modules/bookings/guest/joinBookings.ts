import type { Database } from '../../../db/database';
import type { ResolvedSession } from '../../../requestTypes';
import { buyerHash, type PeopleCipher, record } from '../../checkout';

/** Makes guests' bookings the user's whose confirmed address they have; who bought them without signing in keeps her ways to them. */
export type JoinBookings = (own: ResolvedSession) => Promise<void>;

interface Parts {
  db: Database;
  cipher: PeopleCipher;
  clock: () => Date;
}
export const createJoinBookings =
  ({ db, cipher, clock }: Parts): JoinBookings =>
  ({ brandId, user }) =>
    db.withBrand(brandId, async (tx) => {
      const now = clock();
      const joined = await tx.query<{ id: string }>(
        'update bookings set user_id = $3, joined_at = $4 where brand = $1 and buyer_hash = $2 and user_id is null returning id',
        [brandId, buyerHash(cipher, brandId, user.email), user.id, now],
      );
      for (const { id } of joined)
        await record(tx, { brand: brandId, bookingId: id, at: now, code: 'JOINED' });
    });

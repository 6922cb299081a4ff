import type { Tx } from '../../db/database';
import type { BookingKey } from './readBookings';

/**
 * Makes a guest's booking an account's. Earlier links, codes and browsers no longer open it. Returns its code. Undefined: an
 * account has it already.
 */
export async function claimBooking(
  tx: Tx,
  { id, brand }: BookingKey,
  userId: string,
  at: Date,
): Promise<{ code: string } | undefined> {
  const [booking] = await tx.query<{ code: string }>(
    `update bookings set user_id = $3, access_revoked_at = $4 where brand = $1 and id = $2 and user_id is null
     returning code`,
    [brand, id, userId, at],
  );
  return booking;
}

/** Guests' bookings of one address, by its keyed hashes. */
interface BuyerBookings {
  brand: string;
  buyerHashes: readonly string[];
}
const OF_BUYER = 'brand = $1 and buyer_hash = any($2) and user_id is null';

export async function countJoinableBookings(
  tx: Tx,
  { brand, buyerHashes }: BuyerBookings,
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from bookings where ${OF_BUYER}`,
    [brand, buyerHashes],
  );
  return row?.count ?? 0;
}

/** Adds guests' bookings to the account of their address. The guests' links still open them. Returns the ids. */
export async function joinBookings(
  tx: Tx,
  { brand, buyerHashes }: BuyerBookings,
  userId: string,
  at: Date,
): Promise<string[]> {
  const joined = await tx.query<{ id: string }>(
    `update bookings set user_id = $3, joined_at = $4 where ${OF_BUYER} returning id`,
    [brand, buyerHashes, userId, at],
  );
  return joined.map(({ id }) => id);
}

/** Links, codes and browsers that opened the booking before `at` no longer open it. */
export async function revokeAccess(tx: Tx, { id, brand }: BookingKey, at: Date): Promise<void> {
  await tx.query('update bookings set access_revoked_at = $3 where brand = $1 and id = $2', [
    brand,
    id,
    at,
  ]);
}

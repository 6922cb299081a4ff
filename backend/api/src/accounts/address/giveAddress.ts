import type { Tx } from '../../db/database';

/**
 * Gives the user a new address. An unconfirmed registration of that address is deleted, because any visitor can start one.
 * @throws a unique violation when an account has the address
 */
export async function giveAddress(
  tx: Tx,
  brandId: string,
  userId: string,
  email: string,
): Promise<void> {
  await tx.query(
    'delete from users where brand = $1 and email = $2 and id <> $3 and email_verified_at is null',
    [brandId, email, userId],
  );
  await tx.query('update users set email = $3 where brand = $1 and id = $2', [
    brandId,
    userId,
    email,
  ]);
}

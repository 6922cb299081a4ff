import type { Database, Tx } from '../../db/database';
import { normalizeEmail, type UserRow } from './users';

interface NewRole {
  role: UserRow['role'];
  parts?: readonly string[];
}

/**
 * Gives an account a role. Its sessions end, because they have the rights from their start. Every second factor is removed,
 * so that the holder can set one up again after a loss.
 */
export async function giveRole(
  tx: Tx,
  { brand, id }: { brand: string; id: string },
  { role, parts = [] }: NewRole,
): Promise<void> {
  await tx.query('update users set role = $3, role_parts = $4 where brand = $1 and id = $2', [
    brand,
    id,
    role,
    parts,
  ]);
  await tx.query('delete from operator_factors where brand = $1 and user_id = $2', [brand, id]);
  await tx.query('delete from staff_passkeys where brand = $1 and user_id = $2', [brand, id]);
  // Deletes a pending change of address, because it was requested without a second factor.
  await tx.query(
    "delete from account_links where brand = $1 and user_id = $2 and purpose = 'EMAIL'",
    [brand, id],
  );
  await tx.query('delete from sessions where brand = $1 and user_id = $2', [brand, id]);
}

/** Gives a confirmed account a role. Returns false when the account does not exist. */
export const setRole = (
  db: Database,
  brandId: string,
  email: string,
  role: NewRole,
): Promise<boolean> =>
  db.withBrand(brandId, async (tx) => {
    const [user] = await tx.query<{ id: string }>(
      'select id from users where brand = $1 and email = $2 and email_verified_at is not null for update',
      [brandId, normalizeEmail(email)],
    );
    if (!user) return false;
    await giveRole(tx, { brand: brandId, id: user.id }, role);
    return true;
  });

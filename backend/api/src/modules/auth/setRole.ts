import type { Database } from '../../db/database';
import { normalizeEmail, type UserRow } from './users';

/** Gives a confirmed account a role and ends its sessions: none goes on with more or less than it was opened with. A second factor goes too, so that one that was lost is set up anew. False: there is no such account. */
export const setRole = (
  db: Database,
  brandId: string,
  email: string,
  { role, parts = [] }: { role: UserRow['role']; parts?: readonly string[] },
): Promise<boolean> =>
  db.withBrand(brandId, async (tx) => {
    const [user] = await tx.query<{ id: string }>(
      'update users set role = $3, role_parts = $4 where brand = $1 and email = $2 and email_verified_at is not null returning id',
      [brandId, normalizeEmail(email), role, parts],
    );
    if (!user) return false;
    await tx.query('delete from operator_factors where brand = $1 and user_id = $2', [
      brandId,
      user.id,
    ]);
    await tx.query('delete from sessions where brand = $1 and user_id = $2', [brandId, user.id]);
    return true;
  });

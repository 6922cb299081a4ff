import type { Database } from '../../db/database';
import { normalizeEmail } from '../sign-in/users';

/** Ends every session of an account, or of the whole brand without an address. Returns their number. */
export const endSessions = (db: Database, brandId: string, email: string | null): Promise<number> =>
  db.withBrand(brandId, async (tx) => {
    const ended = await tx.query(
      `delete from sessions s
       where brand = $1
         and ($2::text is null
           or exists (select from users u where u.brand = s.brand and u.id = s.user_id and u.email = $2))
       returning 1`,
      [brandId, email === null ? null : normalizeEmail(email)],
    );
    return ended.length;
  });

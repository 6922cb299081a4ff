import type { AccountSession } from '@tiquete/contracts';
import * as z from 'zod';
import type { Database } from '../../db/database';
import type { ResolvedSession } from '../../requestTypes';
import { sessionEnd, LIFE_COLUMNS, lifeSchema } from './sessions';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const listedSchema = lifeSchema.extend({
  id: z.string(),
  device: z.string(),
  tokenHash: z.string(),
});

/** Sessions of the user's own account. */
export const createOwnSessions = (db: Database, clock: () => Date) => ({
  /** Open sessions, the last used first. */
  list: ({ brandId, user, tokenHash }: ResolvedSession): Promise<AccountSession[]> =>
    db.withBrand(brandId, async (tx) => {
      const rows = await tx.query(
        `select s.id, s.device, s.token_hash as "tokenHash", ${LIFE_COLUMNS}
         from sessions s where s.brand = $1 and s.user_id = $2 order by s.last_seen_at desc`,
        [brandId, user.id],
      );
      return rows
        .map((row) => listedSchema.parse(row))
        .filter((row) => sessionEnd(row) > clock())
        .map((row) => ({
          id: row.id,
          device: row.device,
          created_at: row.createdAt.toISOString(),
          last_seen_at: row.lastSeenAt.toISOString(),
          expires_at: sessionEnd(row).toISOString(),
          current: row.tokenHash === tokenHash,
        }));
    }),
  /** Ends a session. Returns 0 for a session of another account, else 1. */
  end: async ({ brandId, user }: ResolvedSession, id: string) => {
    if (!UUID.test(id)) return 0;
    const ended = await db.withBrand(brandId, (tx) =>
      tx.query('delete from sessions where brand = $1 and user_id = $2 and id = $3 returning id', [
        brandId,
        user.id,
        id,
      ]),
    );
    return ended.length;
  },
  endOthers: async ({ brandId, user, tokenHash }: ResolvedSession) => {
    const ended = await db.withBrand(brandId, (tx) =>
      tx.query(
        'delete from sessions where brand = $1 and user_id = $2 and token_hash <> $3 returning id',
        [brandId, user.id, tokenHash],
      ),
    );
    return ended.length;
  },
  /** Records that the password was entered again now. */
  proveAgain: ({ brandId, user, tokenHash }: ResolvedSession) =>
    db.withBrand(brandId, async (tx) => {
      await tx.query(
        'update sessions set authenticated_at = $4 where brand = $1 and user_id = $2 and token_hash = $3',
        [brandId, user.id, tokenHash, clock()],
      );
    }),
});
export type OwnSessions = ReturnType<typeof createOwnSessions>;

import type { AccountSession } from '@tiquete/contracts';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions } from '../../db/schema';
import type { ResolvedSession } from '../../requestTypes';
import { endOf } from './sessions';

/** What a traveller sees and does about the sessions of the account. */
export interface OwnSessions {
  /** Those that have not ended, the last used first. */
  list(own: ResolvedSession): Promise<AccountSession[]>;
  /** How many ended: 0 when it was none of the account's. */
  end(own: ResolvedSession, id: string): Promise<number>;
  endOthers(own: ResolvedSession): Promise<number>;
  /** The password was given again just now. */
  proveAgain(own: ResolvedSession): Promise<void>;
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createOwnSessions(db: Database, clock: () => Date): OwnSessions {
  const ofUser = ({ brandId, user }: ResolvedSession) =>
    and(eq(sessions.brand, brandId), eq(sessions.userId, user.id));
  return {
    list: (own) =>
      db.withBrand(own.brandId, async ({ drizzle }) => {
        const rows = await drizzle
          .select()
          .from(sessions)
          .where(ofUser(own))
          .orderBy(desc(sessions.lastSeenAt));
        return rows
          .filter((row) => endOf(row) > clock())
          .map((row) => ({
            id: row.id,
            device: row.device,
            created_at: row.createdAt.toISOString(),
            last_seen_at: row.lastSeenAt.toISOString(),
            expires_at: endOf(row).toISOString(),
            current: row.tokenHash === own.tokenHash,
          }));
      }),
    end: async (own, id) => {
      if (!UUID.test(id)) return 0;
      return db.withBrand(
        own.brandId,
        async ({ drizzle }) =>
          (
            await drizzle
              .delete(sessions)
              .where(and(ofUser(own), eq(sessions.id, id)))
              .returning()
          ).length,
      );
    },
    endOthers: (own) =>
      db.withBrand(
        own.brandId,
        async ({ drizzle }) =>
          (
            await drizzle
              .delete(sessions)
              .where(and(ofUser(own), ne(sessions.tokenHash, own.tokenHash)))
              .returning()
          ).length,
      ),
    proveAgain: (own) =>
      db.withBrand(own.brandId, async ({ drizzle }) => {
        await drizzle
          .update(sessions)
          .set({ authenticatedAt: clock() })
          .where(and(ofUser(own), eq(sessions.tokenHash, own.tokenHash)));
      }),
  };
}

import { and, eq } from 'drizzle-orm';
import { sessions, users } from '../../db/schema';
import type { Database } from '../../db/database';
import type { ResolvedSession } from '../../requestTypes';
import { hashToken, newToken } from './tokens';

export type FoundSession = { state: 'valid'; session: ResolvedSession } | { state: 'expired' } | { state: 'unknown' };
export interface Sessions {
  /** A new token for the user; the session of `replaces` ends, so that no token known before signing in lives on. */
  open(brandId: string, user: ResolvedSession['user'], options: { remember: boolean; replaces: string | null }): Promise<{ token: string; session: ResolvedSession }>;
  /** Finds and prolongs. A token of another brand's session is unknown here, and its session ends. */
  find(brandId: string, token: string): Promise<FoundSession>;
  close(brandId: string, tokenHash: string): Promise<void>;
}
const DAY_SECONDS = 86_400;
const REMEMBERED = { idleSeconds: 7 * DAY_SECONDS, absoluteSeconds: 30 * DAY_SECONDS };
const NOT_REMEMBERED = { idleSeconds: DAY_SECONDS, absoluteSeconds: DAY_SECONDS };
/** A session's last use is written at most once in this time. */
const TOUCH_MS = 60_000;
type Life = Pick<typeof sessions.$inferSelect, 'createdAt' | 'lastSeenAt' | 'idleSeconds' | 'absoluteSeconds'>;

export function createSessions(db: Database, clock: () => Date): Sessions {
  return {
    async open(brandId, user, { remember, replaces }) {
      const token = newToken();
      const tokenHash = hashToken(token);
      const now = clock();
      const life = { createdAt: now, lastSeenAt: now, ...(remember ? REMEMBERED : NOT_REMEMBERED) };
      await db.withBrand(brandId, async ({ drizzle }) => {
        if (replaces) await drizzle.delete(sessions).where(and(eq(sessions.brand, brandId), eq(sessions.tokenHash, replaces)));
        await drizzle.insert(sessions).values({ tokenHash, brand: brandId, userId: user.id, ...life });
      });
      return { token, session: { tokenHash, brandId, user, expires: endOf(life), isRemembered: remember } };
    },
    find(brandId, token) {
      const tokenHash = hashToken(token);
      const own = eq(sessions.tokenHash, tokenHash);
      return db.withBrand(brandId, async ({ drizzle }) => {
        const [row] = await drizzle.select().from(sessions).leftJoin(users, and(eq(users.brand, sessions.brand), eq(users.id, sessions.userId))).where(own);
        if (!row) return { state: 'unknown' };
        const { sessions: stored, users: user } = row;
        if (stored.brand !== brandId || !user) {
          await drizzle.delete(sessions).where(own);
          return { state: 'unknown' };
        }
        const now = clock();
        if (endOf(stored) <= now) return { state: 'expired' };
        if (now.getTime() - stored.lastSeenAt.getTime() > TOUCH_MS) {
          await drizzle.update(sessions).set({ lastSeenAt: now }).where(own);
          stored.lastSeenAt = now;
        }
        const { id, name, email, image } = user;
        const isRemembered = stored.absoluteSeconds === REMEMBERED.absoluteSeconds;
        return { state: 'valid', session: { tokenHash, brandId, user: { id, name, email, image }, expires: endOf(stored), isRemembered } };
      }, { 'app.session': tokenHash });
    },
    close: (brandId, tokenHash) =>
      db.withBrand(brandId, async ({ drizzle }) => {
        await drizzle.delete(sessions).where(and(eq(sessions.brand, brandId), eq(sessions.tokenHash, tokenHash)));
      }),
  };
}

function endOf({ createdAt, lastSeenAt, idleSeconds, absoluteSeconds }: Life): Date {
  return new Date(Math.min(lastSeenAt.getTime() + idleSeconds * 1000, createdAt.getTime() + absoluteSeconds * 1000));
}

import { and, eq } from 'drizzle-orm';
import { sessions, users } from '../../db/schema';
import type { Database } from '../../db/database';
import { AppError } from '../../lib/errors';
import type { ResolvedSession } from '../../requestTypes';
import { hashToken, newToken } from './tokens';
import { roleOf, type UserRow } from './users';

export type FoundSession =
  { state: 'valid'; session: ResolvedSession } | { state: 'expired' } | { state: 'unknown' };
export interface SessionOptions {
  remember: boolean;
  replaces: string | null;
  device: string;
}
export interface OpenedSession {
  token: string;
  session: ResolvedSession;
}
export interface Sessions {
  /**
   * A new token for the user as the password was checked against; the session of `replaces` ends, so that no token known
   * before signing in lives on. @throws AppError INVALID_CREDENTIALS when the password was changed meanwhile
   */
  open(brandId: string, user: UserRow, options: SessionOptions): Promise<OpenedSession>;
  /** Finds and prolongs. A token of another brand's session is unknown here, and its session ends. */
  find(brandId: string, token: string): Promise<FoundSession>;
  close(brandId: string, tokenHash: string): Promise<void>;
}
const DAY_SECONDS = 86_400;
const REMEMBERED = { idleSeconds: 7 * DAY_SECONDS, absoluteSeconds: 30 * DAY_SECONDS };
const NOT_REMEMBERED = { idleSeconds: DAY_SECONDS, absoluteSeconds: DAY_SECONDS };
/** A session's last use is written at most once in this time. */
const TOUCH_MS = 60_000;
type Life = Pick<
  typeof sessions.$inferSelect,
  'createdAt' | 'lastSeenAt' | 'idleSeconds' | 'absoluteSeconds'
>;

export function createSessions(db: Database, clock: () => Date): Sessions {
  return {
    async open(brandId, user, { remember, replaces, device }) {
      const token = newToken();
      const tokenHash = hashToken(token);
      const now = clock();
      const life = {
        createdAt: now,
        lastSeenAt: now,
        authenticatedAt: now,
        ...(remember ? REMEMBERED : NOT_REMEMBERED),
      };
      await db.withBrand(brandId, async ({ drizzle }) => {
        if (replaces)
          await drizzle
            .delete(sessions)
            .where(and(eq(sessions.brand, brandId), eq(sessions.tokenHash, replaces)));
        const asChecked = and(
          eq(users.brand, brandId),
          eq(users.id, user.id),
          eq(users.passwordHash, user.passwordHash),
        );
        const [unchanged] = await drizzle
          .select({ id: users.id })
          .from(users)
          .where(asChecked)
          .for('share');
        if (!unchanged) throw new AppError('INVALID_CREDENTIALS');
        await drizzle
          .insert(sessions)
          .values({ tokenHash, brand: brandId, userId: user.id, device, ...life });
      });
      return { token, session: toSession(user, { tokenHash, brand: brandId, ...life }) };
    },
    find(brandId, token) {
      const tokenHash = hashToken(token);
      const own = eq(sessions.tokenHash, tokenHash);
      return db.withBrand(
        brandId,
        async ({ drizzle }) => {
          const [row] = await drizzle
            .select()
            .from(sessions)
            .leftJoin(users, and(eq(users.brand, sessions.brand), eq(users.id, sessions.userId)))
            .where(own);
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
          return { state: 'valid', session: toSession(user, stored) };
        },
        { 'app.session': tokenHash },
      );
    },
    close: (brandId, tokenHash) =>
      db.withBrand(brandId, async ({ drizzle }) => {
        await drizzle
          .delete(sessions)
          .where(and(eq(sessions.brand, brandId), eq(sessions.tokenHash, tokenHash)));
      }),
  };
}

const toSession = (
  user: UserRow,
  stored: Life & { tokenHash: string; brand: string; authenticatedAt: Date },
): ResolvedSession => ({
  tokenHash: stored.tokenHash,
  brandId: stored.brand,
  user: { id: user.id, name: user.name, email: user.email, image: user.image, role: roleOf(user) },
  expires: endOf(stored),
  authenticatedAt: stored.authenticatedAt,
  preferences: { language: user.language, currency: user.currency },
  isRemembered: stored.absoluteSeconds === REMEMBERED.absoluteSeconds,
});

export function endOf({ createdAt, lastSeenAt, idleSeconds, absoluteSeconds }: Life): Date {
  return new Date(
    Math.min(
      lastSeenAt.getTime() + idleSeconds * 1000,
      createdAt.getTime() + absoluteSeconds * 1000,
    ),
  );
}

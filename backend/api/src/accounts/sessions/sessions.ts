import * as z from 'zod';
import type { Database, Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import type { ResolvedSession } from '../../requestTypes';
import { hashToken, newToken } from '../../lib/privacy/tokens';
import { roleOf, userRoleSchema, type UserRow } from '../sign-in/users';

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
const DAY_SECONDS = 86_400;
const REMEMBERED = { idleSeconds: 7 * DAY_SECONDS, absoluteSeconds: 30 * DAY_SECONDS };
const NOT_REMEMBERED = { idleSeconds: DAY_SECONDS, absoluteSeconds: DAY_SECONDS };
/** Lifetime of staff sessions, remembered or not: 30 minutes without activity, 12 hours in all. */
const STAFF = { idleSeconds: 1800, absoluteSeconds: 43_200 };
/** Milliseconds between two writes of a session's last use. */
const TOUCH_MS = 60_000;
/** Fields that decide when a session ends. */
export const lifeSchema = z.object({
  createdAt: z.date(),
  lastSeenAt: z.date(),
  idleSeconds: z.int(),
  absoluteSeconds: z.int(),
});
type Life = z.output<typeof lifeSchema>;
export const LIFE_COLUMNS = `
  s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.idle_seconds as "idleSeconds",
  s.absolute_seconds as "absoluteSeconds"`;
const storedSchema = lifeSchema.extend({
  tokenHash: z.string(),
  brand: z.string(),
  authenticatedAt: z.date(),
  secondFactorAt: z.date().nullable(),
});
/** The signed-in user, as shown in a session. */
const holderSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: userRoleSchema,
  roleParts: z.array(z.string()),
  language: z.string().nullable(),
  currency: z.string().nullable(),
});

interface SessionParts {
  db: Database;
  clock: () => Date;
  /** Minutes for which a second-factor code is fresh. */
  freshCodeMinutes: number;
}

export function createSessions({ db, clock, freshCodeMinutes }: SessionParts) {
  const toSession = toSessionFor(freshCodeMinutes * 60_000);
  return {
    /**
     * Opens a session with a new token, for the user whose password was checked. The session `replaces` ends, so that no token
     * from before the sign-in stays valid. @throws AppError INVALID_CREDENTIALS when the password has changed meanwhile
     */
    async open(
      brandId: string,
      user: UserRow,
      { remember, replaces, device }: SessionOptions,
    ): Promise<OpenedSession> {
      const token = newToken();
      const tokenHash = hashToken(token);
      const now = clock();
      const life = {
        createdAt: now,
        lastSeenAt: now,
        ...lifeFor(user, remember),
      };
      await db.withBrand(brandId, async (tx) => {
        if (replaces) await remove(tx, brandId, replaces);
        const [unchanged] = await tx.query(
          'select id from users where brand = $1 and id = $2 and password_hash = $3 for share',
          [brandId, user.id, user.passwordHash],
        );
        if (!unchanged) throw new AppError('INVALID_CREDENTIALS');
        await tx.query(
          `insert into sessions (token_hash, brand, user_id, device, created_at, last_seen_at, authenticated_at,
             idle_seconds, absolute_seconds)
           values ($1, $2, $3, $4, $5, $5, $5, $6, $7)`,
          [tokenHash, brandId, user.id, device, now, life.idleSeconds, life.absoluteSeconds],
        );
      });
      return {
        token,
        session: toSession(user, {
          tokenHash,
          brand: brandId,
          authenticatedAt: now,
          secondFactorAt: null,
          ...life,
        }),
      };
    },
    /**
     * Finds and extends a session. Staff sessions are extended only by user activity; `isActivity` is false for calls that pages
     * make automatically. A token of another brand is unknown here and its session ends.
     */
    find(
      brandId: string,
      token: string,
      { isActivity }: { isActivity: boolean } = { isActivity: true },
    ): Promise<FoundSession> {
      const tokenHash = hashToken(token);
      return db.withBrand(
        brandId,
        async (tx) => {
          const [row] = await tx.query(
            `select s.token_hash as "tokenHash", s.brand, s.authenticated_at as "authenticatedAt",
               s.second_factor_at as "secondFactorAt", ${LIFE_COLUMNS}, u.id, u.name, u.email, u.image,
               u.role, u.role_parts as "roleParts", u.language, u.currency
             from sessions s
             left join users u on u.brand = s.brand and u.id = s.user_id
             where s.token_hash = $1`,
            [tokenHash],
          );
          if (!row) return { state: 'unknown' };
          const stored = storedSchema.parse(row);
          if (stored.brand !== brandId || row.id === null) {
            await tx.query('delete from sessions where token_hash = $1', [tokenHash]);
            return { state: 'unknown' };
          }
          const now = clock();
          if (sessionEnd(stored) <= now) return { state: 'expired' };
          const holder = holderSchema.parse(row);
          const isProlonged = isActivity || roleOf(holder) === null;
          if (isProlonged && now.getTime() - stored.lastSeenAt.getTime() > TOUCH_MS) {
            await tx.query(
              'update sessions set last_seen_at = $3 where brand = $1 and token_hash = $2',
              [brandId, tokenHash, now],
            );
            stored.lastSeenAt = now;
          }
          return { state: 'valid', session: toSession(holder, stored) };
        },
        { 'app.session': tokenHash },
      );
    },
    close: (brandId: string, tokenHash: string) =>
      db.withBrand(brandId, (tx) => remove(tx, brandId, tokenHash)),
  };
}
export type Sessions = ReturnType<typeof createSessions>;

async function remove(tx: Tx, brandId: string, tokenHash: string): Promise<void> {
  await tx.query('delete from sessions where brand = $1 and token_hash = $2', [brandId, tokenHash]);
}

function lifeFor(user: Pick<UserRow, 'role'>, remember: boolean) {
  if (roleOf(user) !== null) return STAFF;
  return remember ? REMEMBERED : NOT_REMEMBERED;
}

const toSessionFor =
  (freshMs: number) =>
  (
    user: z.output<typeof holderSchema>,
    stored: z.output<typeof storedSchema>,
  ): ResolvedSession => ({
    tokenHash: stored.tokenHash,
    brandId: stored.brand,
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      image: user.image,
      role: roleOf(user),
      roleParts: user.roleParts,
    },
    expires: sessionEnd(stored),
    authenticatedAt: stored.authenticatedAt,
    secondFactorAt: stored.secondFactorAt,
    codeFreshUntil: stored.secondFactorAt && new Date(stored.secondFactorAt.getTime() + freshMs),
    preferences: { language: user.language, currency: user.currency },
    isRemembered: stored.absoluteSeconds === REMEMBERED.absoluteSeconds,
  });

export function sessionEnd({ createdAt, lastSeenAt, idleSeconds, absoluteSeconds }: Life): Date {
  return new Date(
    Math.min(
      lastSeenAt.getTime() + idleSeconds * 1000,
      createdAt.getTime() + absoluteSeconds * 1000,
    ),
  );
}

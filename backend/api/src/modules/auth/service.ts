import type { FastifyBaseLogger } from 'fastify';
import type { Counters, Take } from '../../lib/counters/rule';
import { AppError } from '../../lib/errors';
import type { ResolvedSession } from '../../requestTypes';
import { accountDayKey, accountKey, addressKey, PER_ACCOUNT, PER_ACCOUNT_DAY, PER_ADDRESS } from './limits';
import type { Passwords } from './passwords';
import type { Sessions } from './sessions';
import { normalizeEmail, type UserRow, type Users } from './users';

export interface SignInRequest {
  brandId: string;
  email: string;
  password: string;
  remember: boolean;
  ip: string;
  /** Hash of the session token that came with the request. */
  replaces: string | null;
}
export interface AuthService {
  /** @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, OVERLOADED */
  signIn(request: SignInRequest): Promise<{ token: string; session: ResolvedSession }>;
  /** @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, RATE_LIMITED */
  validateToken(brandId: string, token: string, ip: string): Promise<ResolvedSession>;
  /** The only thing a traveller may change through the session: the name. Anything else in `data` is ignored. */
  update(session: ResolvedSession, data: unknown): Promise<ResolvedSession>;
  signOut(session: ResolvedSession): Promise<void>;
}
interface Parts {
  users: Users;
  sessions: Sessions;
  passwords: Passwords;
  counters: Counters;
  clock: () => Date;
  log: FastifyBaseLogger;
}
const NAME_MAX = 80;

export function createAuthService({ users, sessions, passwords, counters, clock, log }: Parts): AuthService {
  /** Every attempt counts as a failure from the start, so that a hundred at once are a hundred. */
  const take = async (brandId: string, takes: Take[]) => {
    const taken = await counters.take(brandId, takes, clock());
    if (taken.isAllowed) return;
    if (taken.key.startsWith('account-day:')) log.warn({ brand: brandId, account: taken.key }, 'more than 100 failed sign-ins in a day');
    throw new AppError('RATE_LIMITED', { headers: { 'retry-after': String(taken.retryAfterSeconds) } });
  };
  const giveBack = (brandId: string, takes: Take[]) => Promise.all(takes.map(({ key, limit }) => counters.giveBack(brandId, key, limit)));

  const rehash = async (brandId: string, user: UserRow, password: string) => {
    if (!passwords.needsRehash(user.passwordHash)) return;
    try {
      await users.setPasswordHash(brandId, user.id, await passwords.hash(password));
    } catch (error) {
      // The traveller is signed in already; the next time will do.
      log.warn({ err: error, brand: brandId }, 'password not rehashed');
    }
  };

  return {
    async signIn({ brandId, email, password, remember, ip, replaces }) {
      const address = normalizeEmail(email);
      const takes = [
        { key: accountKey(address), limit: PER_ACCOUNT },
        { key: accountDayKey(address), limit: PER_ACCOUNT_DAY },
        { key: addressKey('sign-in', ip), limit: PER_ADDRESS },
      ];
      await take(brandId, takes);
      const user = await users.byEmail(brandId, address);
      const isMatch = await passwords.matches(user?.passwordHash, password).catch(async (error) => {
        await giveBack(brandId, takes);
        throw error;
      });
      if (!user || !isMatch) {
        log.warn({ brand: brandId, account: accountKey(address) }, 'sign-in refused');
        throw new AppError('INVALID_CREDENTIALS');
      }
      await counters.clear(brandId, accountKey(address));
      await giveBack(brandId, takes.slice(1));
      await rehash(brandId, user, password);
      log.info({ brand: brandId, user: user.id }, 'signed in');
      const { id, name, image } = user;
      return sessions.open(brandId, { id, name, email: user.email, image }, { remember, replaces });
    },
    async validateToken(brandId, token, ip) {
      const takes = [{ key: addressKey('token', ip), limit: PER_ADDRESS }];
      await take(brandId, takes);
      const found = await sessions.find(brandId, token);
      if (found.state === 'unknown') throw new AppError('TOKEN_INVALID');
      await giveBack(brandId, takes);
      if (found.state === 'expired') throw new AppError('TOKEN_EXPIRED');
      return found.session;
    },
    async update(session, data) {
      const name = readName(data);
      if (name === undefined) return session;
      await users.rename(session.brandId, session.user.id, name);
      return { ...session, user: { ...session.user, name } };
    },
    signOut: (session) => sessions.close(session.brandId, session.tokenHash),
  };
}

function readName(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const user = 'user' in data && typeof data.user === 'object' && data.user !== null ? data.user : data;
  if (!('name' in user) || typeof user.name !== 'string') return undefined;
  const name = user.name.normalize('NFC').replaceAll(/\p{C}/gu, '').trim();
  return name.length > 0 && name.length <= NAME_MAX ? name : undefined;
}

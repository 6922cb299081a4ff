import { accountNameSchema } from '@tiquete/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Counters } from '../../lib/counters/rule';
import { AppError } from '../../lib/errors';
import type { ResolvedSession } from '../../requestTypes';
import { takeAll } from '../../lib/counters/takeAll';
import { addressKey, PER_ADDRESS } from './limits';
import type { PasswordAttempt, PasswordCheck } from './passwordCheck';
import type { DeviceNotice } from './notices';
import type { KnownNetworks } from './knownNetworks';
import type { Passwords } from './passwords';
import type { OpenedSession, Sessions } from '../sessions/sessions';
import type { UserRow, Users } from './users';

export interface SignInRequest extends PasswordAttempt {
  remember: boolean;
  /** Hash of the session token that the new session replaces. */
  replaces: string | null;
  /** Description of the device by `deviceOf`. */
  device: string;
}
interface Parts {
  users: Users;
  sessions: Sessions;
  passwords: Passwords;
  passwordCheck: PasswordCheck;
  networks: KnownNetworks;
  onNewDevice: DeviceNotice;
  counters: Counters;
  clock: () => Date;
  log: FastifyBaseLogger;
}

export function createAuthService({
  users,
  sessions,
  passwords,
  passwordCheck,
  networks,
  onNewDevice,
  counters,
  clock,
  log,
}: Parts) {
  /** Hashes the password again if the cost has changed. Returns the current hash. */
  const rehash = async (
    brandId: string,
    { id, passwordHash }: UserRow,
    password: string,
  ): Promise<string> => {
    if (!passwords.needsRehash(passwordHash)) return passwordHash;
    try {
      const better = await passwords.hash(password);
      return (await users.setPasswordHash(brandId, id, better, passwordHash))
        ? better
        : passwordHash;
    } catch (error) {
      // The sign-in succeeds anyway, and the next one hashes again.
      log.warn({ err: error, brand: brandId }, 'password not rehashed');
      return passwordHash;
    }
  };

  return {
    /** Signs a user in. @throws AppError INVALID_CREDENTIALS, CHALLENGE_REQUIRED, RATE_LIMITED, OVERLOADED */
    async signIn({
      remember,
      replaces,
      device,
      ...attempt
    }: SignInRequest): Promise<OpenedSession> {
      const { brandId, password } = attempt;
      const user = await passwordCheck.check(attempt);
      const passwordHash = await rehash(brandId, user, password);
      const opened = await sessions.open(
        brandId,
        { ...user, passwordHash },
        { remember, replaces, device },
      );
      log.info({ brand: brandId, user: user.id }, 'signed in');
      await networks.remember(brandId, user, attempt.ip);
      if (attempt.knownDevice === null) onNewDevice(user, device);
      return opened;
    },
    /** Checks a token for another system. @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, RATE_LIMITED */
    async validateToken(brandId: string, token: string, ip: string): Promise<ResolvedSession> {
      const key = addressKey('token', ip);
      await takeAll(counters, brandId, [{ key, limit: PER_ADDRESS }], clock());
      // A check by another system does not extend the session.
      const found = await sessions.find(brandId, token, { isActivity: false });
      if (found.state === 'unknown') throw new AppError('TOKEN_INVALID');
      await counters.undo(brandId, key, PER_ADDRESS);
      if (found.state === 'expired') throw new AppError('TOKEN_EXPIRED');
      return found.session;
    },
    /**
     * Changes the name, which is the only field that a traveller may change through the session. Other fields of `data` are
     * ignored.
     */
    async update(session: ResolvedSession, data: unknown): Promise<ResolvedSession> {
      const name = readName(data);
      if (name === undefined) return session;
      await users.rename(session.brandId, session.user.id, name);
      return { ...session, user: { ...session.user, name } };
    },
    signOut: (session: ResolvedSession) => sessions.close(session.brandId, session.tokenHash),
  };
}
export type AuthService = ReturnType<typeof createAuthService>;

function readName(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const user =
    'user' in data && typeof data.user === 'object' && data.user !== null ? data.user : data;
  if (!('name' in user) || typeof user.name !== 'string') return undefined;
  const name = accountNameSchema.safeParse(user.name.replaceAll(/\p{C}/gu, ''));
  return name.success ? name.data : undefined;
}

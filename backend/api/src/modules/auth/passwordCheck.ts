import type { FastifyBaseLogger } from 'fastify';
import type { Counters, Take } from '../../lib/counters/rule';
import { AppError } from '../../lib/errors';
import {
  accountDayKey,
  accountKey,
  addressKey,
  FAILED_A_DAY,
  PER_ACCOUNT,
  PER_ACCOUNT_DAY,
  PER_ADDRESS,
  takeAll,
} from './limits';
import type { Passwords } from './passwords';
import { normalizeEmail, type UserRow, type Users } from './users';

export interface PasswordAttempt {
  brandId: string;
  email: string;
  password: string;
  ip: string;
}
/** Checks a password wherever one is asked for: one set of counters, so that no place is a way around another's limits. */
export interface PasswordCheck {
  /** The user as stored when the password was checked. Whoever has not confirmed the address is as unknown as others. @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, OVERLOADED */
  check(attempt: PasswordAttempt): Promise<UserRow>;
}
export interface PasswordCheckParts {
  users: Users;
  passwords: Passwords;
  counters: Counters;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** An address for which more than a hundred passwords failed in a day; called at every further one. */
  onTooManyInADay: (brandId: string, email: string) => void;
}

export function createPasswordCheck({
  users,
  passwords,
  counters,
  clock,
  log,
  onTooManyInADay,
}: PasswordCheckParts): PasswordCheck {
  const undo = (brandId: string, takes: Take[]) =>
    Promise.all(takes.map(({ key, limit }) => counters.undo(brandId, key, limit)));
  return {
    async check({ brandId, email, password, ip }) {
      const address = normalizeEmail(email);
      const takes = [
        { key: accountKey(address), limit: PER_ACCOUNT },
        { key: accountDayKey(address), limit: PER_ACCOUNT_DAY },
        { key: addressKey('sign-in', ip), limit: PER_ADDRESS },
      ];
      // Every attempt counts as a failure from the start, so that a hundred at once count as a hundred.
      await takeAll(counters, brandId, takes, clock());
      const user = await users.byEmail(brandId, address);
      const isMatch = await passwords.matches(user?.passwordHash, password).catch(async (error) => {
        await undo(brandId, takes);
        throw error;
      });
      if (!user?.emailVerifiedAt || !isMatch) {
        log.warn({ brand: brandId, account: accountKey(address) }, 'password refused');
        const counted = await counters.take(
          brandId,
          [{ key: `failed:${accountDayKey(address)}`, limit: FAILED_A_DAY }],
          clock(),
        );
        if (!counted.isAllowed) onTooManyInADay(brandId, address);
        throw new AppError('INVALID_CREDENTIALS');
      }
      await counters.clear(brandId, accountKey(address));
      await undo(brandId, takes.slice(1));
      return user;
    },
  };
}

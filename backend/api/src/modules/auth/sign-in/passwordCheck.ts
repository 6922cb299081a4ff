import type { FastifyBaseLogger } from 'fastify';
import { SIGN_IN_CHALLENGE } from '@tiquete/contracts';
import type { Counters, Take } from '../../../lib/counters/rule';
import { rateLimited, takeAll } from '../../../lib/counters/takeAll';
import { AppError } from '../../../lib/errors';
import type { AddressLabel } from '../../../lib/privacy/createAddressLabel';
import {
  accountDayKey,
  accountKey,
  addressKey,
  deviceKey,
  FAILED_A_DAY,
  freeKey,
  ONCE,
  PER_ACCOUNT,
  PER_ACCOUNT_DAY,
  PER_ADDRESS,
  PER_DEVICE,
  WITHOUT_CHALLENGE,
} from '../limits';
import type { Passwords } from '../passwords';
import { normalizeEmail, type UserRow, type Users } from '../users';
import type { Challenge, ChallengeAnswer } from './challenge';

export interface PasswordAttempt {
  brandId: string;
  email: string;
  password: string;
  ip: string;
  /** The browser that knows the account, or the session: it has a budget of its own, which no stranger can use up. */
  knownDevice: string | null;
  answer?: ChallengeAnswer;
}
/** Checks a password wherever one is asked for: one set of counters, so that no place is a way around another's limits. */
export interface PasswordCheck {
  /** The user as stored when the password was checked. Whoever has not confirmed the address is as unknown as others. @throws AppError INVALID_CREDENTIALS, CHALLENGE_REQUIRED, RATE_LIMITED, OVERLOADED */
  check(attempt: PasswordAttempt): Promise<UserRow>;
}
export interface PasswordCheckParts {
  users: Users;
  passwords: Passwords;
  counters: Counters;
  challenge: Challenge;
  clock: () => Date;
  log: FastifyBaseLogger;
  labelOf: AddressLabel;
  /** An address for which more than a hundred passwords failed in a day; called at every further one. */
  onTooManyInADay: (brandId: string, email: string) => void;
}

export function createPasswordCheck({
  users,
  passwords,
  counters,
  challenge,
  clock,
  log,
  labelOf,
  onTooManyInADay,
}: PasswordCheckParts): PasswordCheck {
  const undo = (brandId: string, takes: Take[]) =>
    Promise.all(takes.map(({ key, limit }) => counters.undo(brandId, key, limit)));
  /** Each answer counts once. */
  const isAnswered = async (brandId: string, account: string, answer?: ChallengeAnswer) => {
    const nonce = answer ? challenge.verify(brandId, account, answer) : null;
    if (nonce === null) return false;
    const takes = [{ key: `challenge:${nonce}`, limit: ONCE }];
    return (await counters.take(brandId, takes, clock())).isAllowed;
  };
  /** A stranger's attempts: a few as they come, then one for each answered challenge, and waits only after many. */
  const takeStrangers = async (
    { brandId, ip, answer }: PasswordAttempt,
    address: string,
  ): Promise<Take[]> => {
    const account = accountKey(address);
    const takes: Take[] = [
      { key: account, limit: PER_ACCOUNT },
      { key: accountDayKey(address), limit: PER_ACCOUNT_DAY },
      { key: addressKey('sign-in', ip), limit: PER_ADDRESS },
    ];
    if (!(await isAnswered(brandId, account, answer)))
      takes.push({ key: freeKey(address), limit: WITHOUT_CHALLENGE });
    const taken = await counters.take(brandId, takes, clock());
    if (taken.isAllowed) return takes;
    if (taken.key === freeKey(address))
      throw new AppError('CHALLENGE_REQUIRED', {
        headers: { [SIGN_IN_CHALLENGE]: challenge.issue(brandId, account) },
      });
    throw rateLimited(taken.retryAfterSeconds);
  };
  return {
    async check(attempt) {
      const { brandId, email, password, knownDevice } = attempt;
      const address = normalizeEmail(email);
      // Every attempt counts as a failure from the start, so that a hundred at once count as a hundred.
      const own = knownDevice && [{ key: deviceKey(knownDevice, address), limit: PER_DEVICE }];
      if (own) await takeAll(counters, brandId, own, clock());
      const takes = own || (await takeStrangers(attempt, address));
      const user = await users.byEmail(brandId, address);
      const isMatch = await passwords.matches(user?.passwordHash, password).catch(async (error) => {
        await undo(brandId, takes);
        throw error;
      });
      if (!user?.emailVerifiedAt || !isMatch) {
        log.warn({ brand: brandId, account: labelOf(brandId, address) }, 'password refused');
        const counted = await counters.take(
          brandId,
          [{ key: `failed:${accountDayKey(address)}`, limit: FAILED_A_DAY }],
          clock(),
        );
        if (!counted.isAllowed) onTooManyInADay(brandId, address);
        throw new AppError('INVALID_CREDENTIALS');
      }
      await undo(brandId, takes.slice(1));
      const failures = own ? own.map(({ key }) => key) : [accountKey(address), freeKey(address)];
      for (const key of failures) await counters.clear(brandId, key);
      return user;
    },
  };
}

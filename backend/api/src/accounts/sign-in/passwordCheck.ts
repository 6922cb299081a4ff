import type { FastifyBaseLogger } from 'fastify';
import { SIGN_IN_CHALLENGE } from '@tiquete/contracts';
import type { Counters, Take } from '../../lib/counters/rule';
import { rateLimited, takeAll } from '../../lib/counters/takeAll';
import { AppError } from '../../lib/errors';
import type { AddressLabel } from '../../lib/privacy/createAddressLabel';
import {
  accountDayKey,
  accountKey,
  addressKey,
  deviceKey,
  freeKey,
  networkKey,
  ONCE,
  PER_ACCOUNT_DAY,
  PER_ADDRESS,
  PER_DEVICE,
  PER_DEVICE_DAY,
  PER_NETWORK,
  PER_NETWORK_DAY,
  WITHOUT_CHALLENGE,
} from './limits';
import type { GuessNotice } from './notices';
import type { Passwords } from './passwords';
import { normalizeEmail, type UserRow, type Users } from './users';
import type { Challenge, ChallengeAnswer } from './challenge';
import type { KnownNetworks } from './knownNetworks';

export interface PasswordAttempt {
  brandId: string;
  email: string;
  password: string;
  ip: string;
  /** Id of a device that knows the account, or of a session. It has its own limit, which other networks cannot use up. */
  knownDevice: string | null;
  answer?: ChallengeAnswer;
}
export interface PasswordCheckParts {
  users: Users;
  passwords: Passwords;
  counters: Counters;
  challenge: Challenge;
  clock: () => Date;
  log: FastifyBaseLogger;
  labelOf: AddressLabel;
  networks: KnownNetworks;
  onWrong: GuessNotice;
}

/** Checks passwords for every call that needs one. All share the counters, so that no call bypasses another's limits. */
export function createPasswordCheck({
  users,
  passwords,
  counters,
  challenge,
  clock,
  log,
  labelOf,
  networks,
  onWrong,
}: PasswordCheckParts) {
  const undo = (brandId: string, takes: Take[]) =>
    Promise.all(takes.map(({ key, limit }) => counters.undo(brandId, key, limit)));
  /** True for a correct answer to a challenge, which is accepted once. */
  const isAnswered = async (brandId: string, account: string, answer?: ChallengeAnswer) => {
    const nonce = answer ? challenge.verify(brandId, account, answer) : null;
    if (nonce === null) return false;
    const takes = [{ key: `challenge:${nonce}`, limit: ONCE }];
    return (await counters.take(brandId, takes, clock())).isAllowed;
  };
  /**
   * Counts an attempt from an unknown network: a few without a challenge, then one per answered challenge, at most a hundred
   * in a day.
   */
  const takeStrangers = async (
    { brandId, ip, answer }: PasswordAttempt,
    address: string,
  ): Promise<Take[]> => {
    const account = accountKey(address);
    const takes: Take[] = [
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
  /** Counts an attempt from a network that signed in before. Null for any other network, and above its limit. */
  const takeNetworks = async (
    { brandId, ip }: PasswordAttempt,
    address: string,
  ): Promise<Take[] | null> => {
    if (!(await networks.isKnown(brandId, address, ip))) return null;
    const key = networkKey(ip, address);
    const takes = [
      { key, limit: PER_NETWORK },
      { key: `${key}-day`, limit: PER_NETWORK_DAY },
    ];
    return (await counters.take(brandId, takes, clock())).isAllowed ? takes : null;
  };
  /**
   * Counts an attempt by the limit of the device, or else by that of unknown networks and then that of the known network.
   */
  const takeAttempt = async (attempt: PasswordAttempt, address: string): Promise<Take[]> => {
    const { brandId, knownDevice } = attempt;
    if (knownDevice === null)
      return takeStrangers(attempt, address).catch(async (rejected: unknown) => {
        const takes = rejected instanceof AppError ? await takeNetworks(attempt, address) : null;
        if (takes === null) throw rejected;
        return takes;
      });
    const key = deviceKey(knownDevice, address);
    const takes = [
      { key, limit: PER_DEVICE },
      { key: `${key}-day`, limit: PER_DEVICE_DAY },
    ];
    await takeAll(counters, brandId, takes, clock());
    return takes;
  };
  return {
    /**
     * Returns the user as stored when the password was checked. An unconfirmed address counts as unknown. @throws AppError
     * INVALID_CREDENTIALS, CHALLENGE_REQUIRED, RATE_LIMITED, OVERLOADED
     */
    async check(attempt: PasswordAttempt): Promise<UserRow> {
      const { brandId, email, password } = attempt;
      const address = normalizeEmail(email);
      // Every attempt is counted as a failure first, so that concurrent attempts are all counted.
      const takes = await takeAttempt(attempt, address);
      const user = await users.byEmail(brandId, address);
      const isMatch = await passwords.matches(user?.passwordHash, password).catch(async (error) => {
        await undo(brandId, takes);
        throw error;
      });
      if (!user?.emailVerifiedAt || !isMatch) {
        log.warn({ brand: brandId, account: labelOf(brandId, address) }, 'password refused');
        onWrong(brandId, address, 'PASSWORD');
        throw new AppError('INVALID_CREDENTIALS');
      }
      await undo(brandId, takes);
      // A success resets the short windows, but not the daily limit of unknown networks.
      for (const { key, limit } of takes)
        if (limit === PER_DEVICE || limit === PER_NETWORK) await counters.clear(brandId, key);
      if (takes.some(({ key }) => key === accountDayKey(address)))
        await counters.clear(brandId, freeKey(address));
      return user;
    },
  };
}
export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

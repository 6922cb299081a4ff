import { createHash } from 'node:crypto';
import { addressKey } from '../../lib/counters/addressKey';
import type { Limit } from '../../lib/counters/rule';

const QUARTER_SECONDS = 900;
const DAY_SECONDS = 86_400;
const aDay = (free: number): Limit => ({
  free,
  windowSeconds: DAY_SECONDS,
  wait: 'rest-of-window',
});
/** Failures at one account from unknown networks that need no challenge. Each further attempt does. */
export const WITHOUT_CHALLENGE: Limit = {
  free: 5,
  windowSeconds: QUARTER_SECONDS,
  wait: 'rest-of-window',
};
/** Failures from all unknown networks at one account. The owner's devices and networks have separate limits. */
export const PER_ACCOUNT_DAY = aDay(100);
/** Failures on a device that knows the account: five, then waits of 1, 2, 4 … 60 s. */
export const PER_DEVICE: Limit = {
  free: 5,
  windowSeconds: QUARTER_SECONDS,
  wait: { firstSeconds: 1, maxSeconds: 60 },
};
export const PER_DEVICE_DAY = aDay(100);
/** Failures from a network that signed in before, counted once the limit of unknown networks is used up. */
export const PER_NETWORK: Limit = {
  free: 5,
  windowSeconds: QUARTER_SECONDS,
  wait: 'rest-of-window',
};
export const PER_NETWORK_DAY = aDay(20);
/** One attempt per answered challenge. The challenge expires within the window. */
export const ONCE: Limit = { free: 1, windowSeconds: QUARTER_SECONDS, wait: 'rest-of-window' };
/** Wrong guesses in a day before a mail is sent to the holder, and mails in a day. */
export const BEFORE_NOTICE = aDay(4);
export const NOTICE_A_DAY = aDay(1);
export const PER_ADDRESS: Limit = {
  free: 20,
  windowSeconds: QUARTER_SECONDS,
  wait: 'rest-of-window',
};
export const CLIENT_LOGS: Limit = { free: 10, windowSeconds: 60, wait: 'rest-of-window' };

export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
export const accountKey = (email: string): string => `account:${digest(email)}`;
export const freeKey = (email: string): string => `account-free:${digest(email)}`;
export const deviceKey = (device: string, email: string): string =>
  `device:${digest(`${device}|${email}`)}`;
export const networkKey = (ip: string, email: string): string =>
  `network:${digest(`${addressKey('network', ip)}|${email}`)}`;
export const accountDayKey = (email: string): string => `account-day:${digest(email)}`;
export const noticeKey = (guessed: string, email: string): string => `${guessed}:${digest(email)}`;
export { addressKey };

import { createHash } from 'node:crypto';
import type { Limit } from '../../lib/counters/rule';

const QUARTER_SECONDS = 900;
/** Failures of strangers at one account before each further one has to answer a challenge. */
export const WITHOUT_CHALLENGE: Limit = {
  free: 5,
  windowSeconds: QUARTER_SECONDS,
  wait: 'rest-of-window',
};
/** Failures of strangers at one account, answered challenges and all, then waits of 1, 2, 4 … 60 s. Who signed in before on the same browser never meets them. */
export const PER_ACCOUNT: Limit = {
  free: 20,
  windowSeconds: QUARTER_SECONDS,
  wait: { firstSeconds: 1, maxSeconds: 60 },
};
/** Failures at an account on a browser that knows it. */
export const PER_DEVICE: Limit = { ...PER_ACCOUNT, free: 5 };
/** An answered challenge lets one attempt in, and is forgotten after its life. */
export const ONCE: Limit = { free: 1, windowSeconds: QUARTER_SECONDS, wait: 'rest-of-window' };
export const PER_ACCOUNT_DAY: Limit = {
  free: 100,
  windowSeconds: 86_400,
  wait: { firstSeconds: 60, maxSeconds: 60 },
};
/** Failures after which the owner is warned; counted separately, because somebody who waits between guesses never reaches the other limits. */
export const FAILED_A_DAY: Limit = { free: 100, windowSeconds: 86_400, wait: 'rest-of-window' };
/** One mail a day about them. */
export const NOTICE_A_DAY: Limit = { free: 1, windowSeconds: 86_400, wait: 'rest-of-window' };
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
export const accountDayKey = (email: string): string => `account-day:${digest(email)}`;
export { addressKey } from '../../lib/counters/addressKey';

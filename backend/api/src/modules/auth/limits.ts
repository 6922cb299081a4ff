import { createHash } from 'node:crypto';
import type { Limit } from '../../lib/counters/rule';

const QUARTER_SECONDS = 900;
/** Five failures, then waits of 1, 2, 4 … 60 s; never a lock, which strangers could put on an account. */
export const PER_ACCOUNT: Limit = { free: 5, windowSeconds: QUARTER_SECONDS, wait: { firstSeconds: 1, maxSeconds: 60 } };
export const PER_ACCOUNT_DAY: Limit = { free: 100, windowSeconds: 86_400, wait: { firstSeconds: 60, maxSeconds: 60 } };
export const PER_ADDRESS: Limit = { free: 20, windowSeconds: QUARTER_SECONDS, wait: 'rest-of-window' };
export const CLIENT_LOGS: Limit = { free: 10, windowSeconds: 60, wait: 'rest-of-window' };

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
export const accountKey = (email: string): string => `account:${digest(email)}`;
export const accountDayKey = (email: string): string => `account-day:${digest(email)}`;
/** One key for all of an IPv6 customer's addresses: the first 64 bits. */
export const addressKey = (purpose: string, ip: string): string => `${purpose}:${ip.includes(':') && !ip.includes('.') ? firstHalf(ip) : ip}`;

function firstHalf(ip: string): string {
  const [left = '', right = ''] = ip.split('::', 2);
  const groups = left.split(':').filter(Boolean);
  const missing = ip.includes('::') ? 8 - groups.length - right.split(':').filter(Boolean).length : 0;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...right.split(':').filter(Boolean)];
  return all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest } from './limits';
import { normalizeEmail } from './users';
import { isSameText } from '../../lib/privacy/tokens';
import { readCookie, setCookie } from '../next-auth/cookies';

const ACCOUNTS_MAX = 5;
const deviceSchema = z.object({ id: z.string(), accounts: z.array(z.string()) });
type Device = z.infer<typeof deviceSchema>;

/**
 * Browsers that signed in before, by a signed cookie with the browser's id and the hashed accounts known to it. The cookie is
 * invalid for other brands. The first key signs; all keys verify.
 */
export function createKnownDevices(keys: readonly [string, ...string[]]) {
  const sign = (key: string, brandId: string, payload: string) =>
    createHmac('sha256', key).update(`known-device|${brandId}|${payload}`).digest('base64url');
  const read = (brandId: string, cookie = ''): Device | null => {
    const [payload = '', signature = ''] = cookie.split('.');
    if (!keys.some((key) => isSameText(sign(key, brandId, payload), signature))) return null;
    return deviceSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  };
  return {
    /** Returns the browser's id if it knows the account; otherwise null. */
    find(brandId: string, cookie: string | undefined, email: string): string | null {
      const device = read(brandId, cookie);
      return device?.accounts.includes(digest(normalizeEmail(email))) ? device.id : null;
    },
    /** Returns the cookie with this account added. */
    remember(brandId: string, cookie: string | undefined, email: string) {
      const account = digest(normalizeEmail(email));
      const known = read(brandId, cookie) ?? {
        id: randomBytes(16).toString('base64url'),
        accounts: [],
      };
      const others = known.accounts.filter((each) => each !== account);
      const device: Device = {
        id: known.id,
        accounts: [...others.slice(1 - ACCOUNTS_MAX), account],
      };
      const payload = Buffer.from(JSON.stringify(device)).toString('base64url');
      return `${payload}.${sign(keys[0], brandId, payload)}`;
    },
  };
}
export type KnownDevices = ReturnType<typeof createKnownDevices>;

const YEAR_MS = 365 * 86_400_000;

/**
 * Remembers this browser for a user who has proved the password or the mailbox, so that failures of others do not delay this
 * user.
 */
export function rememberDevice(
  devices: KnownDevices,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  now: Date,
): void {
  const cookie = devices.remember(request.brand.id, readCookie(request, 'device'), email);
  setCookie(request, reply, 'device', cookie, new Date(now.getTime() + YEAR_MS));
}

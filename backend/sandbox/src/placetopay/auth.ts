import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { authRefusal, type AuthCode } from './errors';
import { merchantOf, type Site } from './site';

/** Milliseconds by which a merchant's clock may differ. */
const CLOCK_WINDOW_MS = 5 * 60_000;
const authSchema = z.object({
  auth: z.object({
    login: z.string().min(1),
    tranKey: z.string().min(1),
    nonce: z.string().min(1),
    seed: z.string().min(1),
  }),
});
const wellMade = z.object({
  nonce: z.base64().max(255),
  seed: z.iso.datetime({ offset: true }),
  tranKey: z.base64().max(64),
});
const STATES: Record<Site['state'], AuthCode | null> = {
  active: null,
  inactive: 104,
  expired: 105,
  credentialsExpired: 106,
};

/** Base64 of SHA-256 over the concatenated raw nonce, seed and secret. `nonce` is in Base64. */
export const tranKeyOf = (nonce: string, seed: string, secret: string): string =>
  createHash('sha256')
    .update(Buffer.from(nonce, 'base64'))
    .update(seed + secret)
    .digest('base64');

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Checks the credentials of a body, and returns the merchant's login. @throws Refusal 401 with the vendor's code */
export function checkAuth(body: unknown, site: Site, now: Date): string {
  const given = authSchema.safeParse(body);
  if (!given.success) throw authRefusal(100);
  const { auth } = given.data;
  if (!wellMade.safeParse(auth).success) throw authRefusal(107);
  const merchant = merchantOf(site, auth.login);
  if (!merchant) throw authRefusal(101);
  const closed = STATES[site.state];
  if (closed) throw authRefusal(closed);
  if (Math.abs(Date.parse(auth.seed) - now.getTime()) > CLOCK_WINDOW_MS) throw authRefusal(103);
  if (!same(auth.tranKey, tranKeyOf(auth.nonce, auth.seed, merchant.secret)))
    throw authRefusal(102);
  return auth.login;
}

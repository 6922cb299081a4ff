import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { GatewayError } from './errors';

export interface Credentials {
  apiKey: string;
  secret: string;
}
/** Seconds by which the caller's clock may differ. */
export const CLOCK_WINDOW_S = 300;

/** Hex SHA-256 of key, secret and unix time in seconds. */
export const signature = ({ apiKey, secret }: Credentials, unixSeconds: number): string =>
  createHash('sha256').update(`${apiKey}${secret}${unixSeconds}`).digest('hex');

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Tries the seconds closest to now first, so that a correct clock is matched at once. */
function isSigned(credentials: Credentials, given: string, now: number): boolean {
  for (let off = 0; off <= CLOCK_WINDOW_S; off += 1) {
    if (
      same(signature(credentials, now - off), given) ||
      same(signature(credentials, now + off), given)
    )
      return true;
  }
  return false;
}

/** @throws GatewayError 401 for a missing or wrong signature */
export function checkSignature(request: FastifyRequest, credentials: Credentials, now: Date): void {
  const apiKey = header(request, 'api-key');
  const given = header(request, 'x-signature').toLowerCase();
  if (!apiKey || !given) throw new GatewayError(401, 'Authorization field missing');
  if (
    !same(apiKey, credentials.apiKey) ||
    !isSigned(credentials, given, Math.floor(now.getTime() / 1000))
  ) {
    throw new GatewayError(401, 'Request signature verification failed');
  }
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { GatewayError } from './errors';

export interface Credentials {
  apiKey: string;
  secret: string;
}
/** Seconds by which the caller's clock may differ. */
export const CLOCK_WINDOW_S = 300;

/** Signature of a request: hex SHA-256 of key, secret and Unix time in seconds. */
export const signature = ({ apiKey, secret }: Credentials, unixSeconds: number): string =>
  createHash('sha256').update(`${apiKey}${secret}${unixSeconds}`).digest('hex');

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Compares a signature with those of the seconds around now. The closest seconds come first, because most clocks are
 * correct.
 */
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

/** Checks the signature of a request. @throws GatewayError 401 when it is missing or wrong */
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

import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { DoError } from './errors';

/** Credentials of HTTP Basic. */
export interface DoCredentials {
  keyId: string;
  key: string;
}
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Checks the credentials of a request. @throws DoError 401 */
export function checkBasic(request: FastifyRequest, { keyId, key }: DoCredentials): void {
  const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ', 2);
  const isKnown =
    scheme === 'Basic' && same(Buffer.from(given, 'base64').toString('utf8'), `${keyId}:${key}`);
  if (!isKnown) throw new DoError(401, 'incorrect_credentials');
}

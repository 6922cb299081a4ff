import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { badRequest, notAcceptable, unauthenticated } from './errors';

const VERSION = 'v2';
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** @throws NdcError 400, 401 or 406 for a request without this supplier's token, version or format */
export function checkHeaders({ headers }: FastifyRequest, token: string): void {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ', 2);
  if (scheme !== 'Bearer')
    throw unauthenticated('missing_authorization_header', 'The Authorization header is missing');
  if (!same(given, token))
    throw unauthenticated('access_token_not_found', 'The access token is not known');
  const version = headers['duffel-version'];
  if (version === undefined)
    throw badRequest('missing_version', 'The Duffel-Version header is missing');
  if (version !== VERSION)
    throw badRequest('unsupported_version', `Duffel-Version is not supported; use ${VERSION}`);
  if (!/application\/json|\*\/\*/.test(headers.accept ?? '')) throw notAcceptable();
}

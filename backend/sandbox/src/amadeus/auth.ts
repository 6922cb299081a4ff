import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { TokenError, unauthorized } from './errors';

export interface GdsCredentials {
  clientId: string;
  clientSecret: string;
}
export const LIFE_S = 1799;
const MS = 1000;
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const sealOf = (issuedAt: string, { clientId, clientSecret }: GdsCredentials) =>
  createHmac('sha256', clientSecret)
    .update(`${clientId}.${issuedAt}`)
    .digest('base64url')
    .slice(0, 24);

/** Issues a token. @throws TokenError for unknown credentials or another grant */
export function issueGdsToken(
  requested: { grant_type?: string; client_id?: string; client_secret?: string },
  credentials: GdsCredentials,
  now: Date,
) {
  if (requested.grant_type !== 'client_credentials')
    throw new TokenError(
      'unsupported_grant_type',
      38187,
      'Only client_credentials value is allowed for the body parameter grant_type',
    );
  const isKnown =
    same(requested.client_id ?? '', credentials.clientId) &&
    same(requested.client_secret ?? '', credentials.clientSecret);
  if (!isKnown) throw new TokenError('invalid_client', 38187, 'Client credentials are invalid');
  const issuedAt = now.getTime().toString(36);
  return {
    type: 'amadeusOAuth2Token',
    username: 'sandbox@example.com',
    application_name: 'Tiquete',
    client_id: credentials.clientId,
    token_type: 'Bearer',
    access_token: `${issuedAt}${sealOf(issuedAt, credentials)}`,
    expires_in: LIFE_S,
    state: 'approved',
    scope: '',
  };
}

/** Checks a token. It contains its signed time of issue, so it stays valid after a restart. @throws AmadeusError 401 */
export function checkGdsToken(
  request: FastifyRequest,
  credentials: GdsCredentials,
  now: Date,
): void {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ', 2);
  if (scheme !== 'Bearer' || !token)
    throw unauthorized(38191, 'Missing or invalid format for mandatory Authorization header');
  const issuedAt = token.slice(0, -24);
  if (!same(token.slice(-24), sealOf(issuedAt, credentials)))
    throw unauthorized(38190, 'The access token provided in the Authorization header is invalid');
  if (now.getTime() >= parseInt(issuedAt, 36) + LIFE_S * MS)
    throw unauthorized(38192, 'The access token is expired');
}

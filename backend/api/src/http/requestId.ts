import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hasCardNumber } from '../lib/privacy/cardNumbers';

const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's X-Request-Id when it is well formed, else a new one. It is logged, so it must not be a card number. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) && !hasCardNumber(given)
    ? given
    : randomUUID();
}

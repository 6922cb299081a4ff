import type { FastifyInstance } from 'fastify';
import { isApiCall } from '../lib/isApiCall';

const API_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};
const YEAR_SECONDS = 31_536_000;

/** What every answer carries, unless its route said otherwise. */
export function answerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
  });
  app.addHook('onSend', async (request, reply) => {
    if (!isApiCall(request) && reply.statusCode < 400) return;
    for (const [name, value] of Object.entries(API_HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

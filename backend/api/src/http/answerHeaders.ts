import type { FastifyInstance } from 'fastify';
import { syncHook } from './syncHook';
import { isApiCall } from './host';

const EVERY_ANSWER = { 'x-content-type-options': 'nosniff' };
const API_ANSWER = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};
const API_CALL = { ...EVERY_ANSWER, ...API_ANSWER };
const YEAR_SECONDS = 31_536_000;

/** Sets the headers of every answer, unless its route sets them. */
export function answerHeaders(app: FastifyInstance): void {
  app.addHook(
    'onRequest',
    syncHook((request, reply) => {
      reply
        .header('x-request-id', request.id)
        .headers(isApiCall(request) ? API_CALL : EVERY_ANSWER);
      if (request.protocol === 'https')
        reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }),
  );
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400 && !isApiCall(request)) {
      for (const [name, value] of Object.entries(API_ANSWER))
        if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done();
  });
}

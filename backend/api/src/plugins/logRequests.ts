import type { FastifyInstance } from 'fastify';
import { withoutCardNumbers } from '../lib/cardNumbers';

const QUIET = ['/livez', '/readyz', '/startupz'];

/** One line per answered request, without query, body or headers: they may hold what a traveller typed. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = withoutCardNumbers(request.url.split('?', 1)[0] ?? '');
    const line = { brand: request.brand?.id, method: request.method, route: request.routeOptions.url, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (reply.statusCode >= 400) request.log.warn(line, 'answered');
    else if (QUIET.includes(path)) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
}

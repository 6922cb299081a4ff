import type { FastifyInstance, FastifyReply } from 'fastify';
import { levels } from 'pino';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { syncHook } from '../syncHook';
import { hasCardNumber, withoutCardNumbers } from '../../lib/privacy/cardNumbers';

const QUIET = ['/livez', '/readyz', '/startupz'];

/**
 * Logs one line per answered request without query, body and headers, which may contain travellers' data. A search adds the
 * terms from `noteSearch`.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook(
    'onResponse',
    syncHook((request, reply) => {
      const { log, brand, method, originalUrl, routeOptions, searchWords, work } = request;
      const path = originalUrl.split('?', 1)[0] ?? '';
      const level = levelOf(path, reply);
      if (!isLogged(level, log.level)) return;
      log[level](
        {
          traceId: work?.traceId,
          brand: brand?.id,
          method,
          route: routeOptions.url,
          path: withoutCardNumbers(path),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          ...(searchWords && { search: searchWords }),
        },
        'answered',
      );
    }),
  );
}

function levelOf(path: string, { statusCode }: FastifyReply) {
  if (statusCode >= 500) return 'error';
  if (statusCode >= 400) return 'warn';
  return QUIET.includes(path) ? 'debug' : 'info';
}

// True when a line of this level is logged. Other lines are not built.
const isLogged = (level: string, least: string): boolean =>
  (levels.values[level] ?? 0) >= (levels.values[least] ?? Number.POSITIVE_INFINITY);

const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's X-Request-Id when it is well formed, else a new one. It is logged, so it must not be a card number. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) && !hasCardNumber(given)
    ? given
    : randomUUID();
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { levels } from 'pino';
import { syncHook } from './syncHook';
import { withoutCardNumbers } from '../lib/privacy/cardNumbers';

const QUIET = ['/livez', '/readyz', '/startupz'];

/**
 * Logs one line per answered request without query, body and headers, which may contain travellers' data. A search adds the
 * terms from `noteSearch`.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook(
    'onResponse',
    syncHook((request, reply) => {
      const { log, brand, method, originalUrl, routeOptions, searchWords } = request;
      const asked = originalUrl.split('?', 1)[0] ?? '';
      const level = levelOf(asked, reply);
      if (!isLogged(level, log.level)) return;
      log[level](
        {
          brand: brand?.id,
          method,
          route: routeOptions.url,
          path: withoutCardNumbers(asked),
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

// Whether the line's level is logged; other lines are not built.
const isLogged = (level: string, least: string): boolean =>
  (levels.values[level] ?? 0) >= (levels.values[least] ?? Number.POSITIVE_INFINITY);

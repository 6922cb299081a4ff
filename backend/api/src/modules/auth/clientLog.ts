import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Counters } from '../../lib/counters/rule';
import { AppError } from '../../lib/errors';
import { addressKey, CLIENT_LOGS } from './limits';

const MAX_BYTES = 4096;
/** Only next-auth's own codes are kept: a message or an address could hold what a traveller typed. */
const clientLogSchema = z
  .object({
    level: z.enum(['error', 'warn', 'debug']).catch('error'),
    code: z
      .string()
      .regex(/^[A-Z][A-Z_]{0,59}$/)
      .catch('UNKNOWN'),
  })
  .catch({ level: 'error', code: 'UNKNOWN' });

/** Log lines of the browser. @throws AppError RATE_LIMITED, PAYLOAD_TOO_LARGE */
export function registerClientLog(
  app: FastifyInstance,
  counters: Counters,
  clock: () => Date,
): void {
  app.post('/api/auth/_log', { bodyLimit: MAX_BYTES, schema: { hide: true } }, async (request) => {
    const key = addressKey('client-log', request.ip);
    const taken = await counters.take(request.brand.id, [{ key, limit: CLIENT_LOGS }], clock());
    if (!taken.isAllowed)
      throw new AppError('RATE_LIMITED', {
        headers: { 'retry-after': String(taken.retryAfterSeconds) },
      });
    const { level, code } = clientLogSchema.parse(request.body);
    request.log[level]({ brand: request.brand.id, code }, 'browser');
    return {};
  });
}

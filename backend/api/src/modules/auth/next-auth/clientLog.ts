import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Counters } from '../../../lib/counters/rule';
import { takeAll } from '../../../lib/counters/takeAll';
import { addressKey, CLIENT_LOGS } from '../limits';

const MAX_BYTES = 4096;
/** The code under which the shell reports a crash. */
const CRASH = 'CLIENT_ERROR';
const MESSAGE_MAX = 900;

/** What a message may hold of a traveller: quoted input, e-mail addresses, queries of addresses, tokens and long numbers. */
const PRIVATE =
  /"[^"]*"|[^\s"]+(?:@|%40)[^\s"]+|\?[^\s"]+|\b(?=[\w-]*\d)[\w-]{16,}|\d(?:[ .-]?\d){4,}/g;

const clientLogSchema = z
  .object({
    level: z.enum(['error', 'warn', 'debug']).catch('error'),
    code: z
      .string()
      .regex(/^[A-Z][A-Z_]{0,59}$/)
      .catch('UNKNOWN'),
    module: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,40}$/)
      .catch(''),
    release: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,60}$/)
      .catch(''),
    message: z
      .string()
      .transform((text) => text.replace(PRIVATE, '[masked]').slice(0, MESSAGE_MAX))
      .catch(''),
  })
  .catch({ level: 'error', code: 'UNKNOWN', module: '', release: '', message: '' });

export type ClientCrash = Pick<z.infer<typeof clientLogSchema>, 'module' | 'release' | 'message'>;
interface Parts {
  counters: Counters;
  clock: () => Date;
  onCrash: (crash: ClientCrash) => void;
}

/** Log lines of the browser: of a crash with its message, module and release, of anything else the code. @throws AppError RATE_LIMITED, PAYLOAD_TOO_LARGE */
export function registerClientLog(app: FastifyInstance, { counters, clock, onCrash }: Parts): void {
  app.post('/api/auth/_log', { bodyLimit: MAX_BYTES, schema: { hide: true } }, async (request) => {
    const key = addressKey('client-log', request.ip);
    await takeAll(counters, request.brand.id, [{ key, limit: CLIENT_LOGS }], clock());
    const { level, code, ...crash } = clientLogSchema.parse(request.body);
    const isCrash = code === CRASH;
    request.log[level]({ brand: request.brand.id, code, ...(isCrash && crash) }, 'browser');
    if (isCrash) onCrash(crash);
    return {};
  });
}

import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Counters } from '../../lib/counters/rule';
import { takeAll } from '../../lib/counters/takeAll';
import { addressKey, CLIENT_LOGS } from '../sign-in/limits';

const MAX_BYTES = 4096;
/** Code under which the shell reports a crash. */
const CRASH = 'CLIENT_ERROR';
/** Code under which the shell reports that it uses an earlier release of a remote. */
const FALLBACK = 'CLIENT_FALLBACK';
/**
 * Code under which the shell reports stored fields that do not match their schema. The message names the slice and the
 * fields.
 */
const MISFIT = 'CLIENT_MISFIT';
const MESSAGE_MAX = 900;

/** Personal data that a message may contain: quoted input, e-mail addresses, query strings, tokens and long numbers. */
const PRIVATE =
  /"[^"]*"|[^\s"]+(?:@|%40)[^\s"]+|\?[^\s"]+|\b(?=[\w-]*\d)[\w-]{16,}|\d(?:[ .-]?\d){4,}/g;

const releaseSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,60}$/)
  .catch('');
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
    release: releaseSchema,
    instead: releaseSchema,
    message: z
      .string()
      .transform((text) => text.replace(PRIVATE, '[masked]').slice(0, MESSAGE_MAX))
      .catch(''),
  })
  .catch({ level: 'error', code: 'UNKNOWN', module: '', release: '', instead: '', message: '' });

export type ClientCrash = Pick<z.infer<typeof clientLogSchema>, 'module' | 'release' | 'message'>;
interface Parts {
  counters: Counters;
  clock: () => Date;
  onCrash: (crash: ClientCrash, brand: string) => void;
}

/**
 * Route for reports of browsers, which are logged: crashes with message, module and release; fallbacks to an earlier
 * release; only the code of all others. @throws AppError RATE_LIMITED, PAYLOAD_TOO_LARGE
 */
export function registerClientLog(app: FastifyInstance, { counters, clock, onCrash }: Parts): void {
  app.post(
    '/api/auth/_log',
    { bodyLimit: MAX_BYTES, schema: { hide: true }, config: { isPolled: true } },
    async (request) => {
      const key = addressKey('client-log', request.ip);
      await takeAll(counters, request.brand.id, [{ key, limit: CLIENT_LOGS }], clock());
      const { level, code, instead, ...crash } = clientLogSchema.parse(request.body);
      const details =
        { [CRASH]: crash, [FALLBACK]: { ...crash, instead }, [MISFIT]: crash }[code] ?? {};
      request.log[level]({ brand: request.brand.id, code, ...details }, 'browser');
      if (code === CRASH) onCrash(crash, request.brand.id);
      return {};
    },
  );
}

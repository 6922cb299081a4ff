import { setTimeout as sleep } from 'node:timers/promises';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { compressed } from '../compressed';
import { applyAfter, applyEarly, applyLate, moneyAsNumbers } from '../control/applyFault';
import type { Faults, Fault } from '../control/faults';
import { latencyAt } from '../control/latency';
import { GatewayError } from '../hotelbeds/errors';
import type { SandboxOptions } from '../options';
import { chance } from '../random';
import { checkBasic } from './auth';
import { doContentRoutes, DUMP_PATH, dumpRoutes } from './contentRoutes';
import { doFailure } from './envelope';
import { DoError, doRefusal } from './errors';
import { doOrderRoutes } from './orders/orderRoutes';
import { createDoOrderStore } from './orders/orderStore';
import { reviewFileRoutes, reviewRoutes } from './reviews/reviewRoutes';
import { doSearchRoutes } from './searchRoutes';
import { doStock } from './stock';
import type { Readable } from 'node:stream';
import type { CallLimit } from '../control/limits';

/** Rate limits by endpoint, which every answer states. A period starts with its first call. */
function createEndpointLimits(
  limit: CallLimit | undefined,
  now: () => Date,
): (endpoint: string, reply: FastifyReply) => void {
  const spans = new Map<string, { ends: number; calls: number }>();
  return (endpoint, reply) => {
    if (!limit) return;
    const at = now().getTime();
    const running = spans.get(endpoint);
    const span =
      running && running.ends > at ? running : { ends: at + limit.seconds * 1000, calls: 0 };
    span.calls += 1;
    spans.set(endpoint, span);
    // End of the period in UTC as the vendor writes it: whole seconds without a zone.
    const reset = new Date(Math.ceil(span.ends / 1000) * 1000).toISOString().slice(0, 19);
    void reply.headers({
      'x-ratelimit-secondsnumber': String(limit.seconds),
      'x-ratelimit-requestsnumber': String(limit.calls),
      'x-ratelimit-remaining': String(Math.max(0, limit.calls - span.calls)),
      'x-ratelimit-reset': reset,
    });
    if (span.calls > limit.calls) throw new GatewayError(429, 'Rate limit exceeded');
  };
}

const MONEY = /"(amount|show_amount|amount_charge|amount_show)":"(-?\d+(?:\.\d+)?)"/g;
/** Applies a staged fault that is this supplier's own rejection. HTTP faults are the same for all suppliers. */
async function applyBefore(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (fault.mode !== 'soldOut') return applyEarly(fault, reply);
  if (request.url.includes('/prebook/')) throw doRefusal('no_available_rates');
  if (request.url.endsWith('/form/')) throw doRefusal('rate_not_found');
}
function spoil(fault: Fault, reply: FastifyReply, text: string): string | Readable {
  if (fault.mode === 'wrongCurrency')
    return text.replaceAll('"currency_code":"COP"', '"currency_code":"EUR"');
  if (fault.mode === 'moneyAsNumber') return moneyAsNumbers(text, MONEY);
  if (fault.mode === 'empty') return text.replace(/"hotels":\[.*\](?=[,}])/s, '"hotels":[]');
  return applyLate(fault, reply, text);
}

const PREFIX = '/api/b2b/v3';
const LATENCY_SALT = 2;

interface Refused {
  status: number;
  word: string;
  validationError?: string | null;
}
function refusalOf(error: FastifyError | Error): Refused {
  if (error instanceof DoError) {
    const { status, word, validationError } = error;
    return { status, word, validationError };
  }
  if (error instanceof GatewayError)
    return {
      status: error.status,
      word: error.status === 401 ? 'incorrect_credentials' : 'endpoint_exceeded_limit',
    };
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status && status < 500
    ? { status: 400, word: 'invalid_params' }
    : { status: 500, word: 'unknown' };
}

function answerInEnvelopes(app: FastifyInstance, faults: Faults): void {
  app.setErrorHandler((error: FastifyError, _, reply) => {
    const { status, word, validationError } = refusalOf(error);
    return reply.code(status).send(doFailure(word, validationError));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string') return payload;
    const fault = reply.statusCode === 200 ? faults.active(request) : undefined;
    if (fault) await applyAfter(fault, request, reply);
    return compressed(request, reply, fault ? spoil(fault, reply, payload) : payload);
  });
}

/**
 * Stand-in of the second hotel supplier: HTTP Basic, POST only, answers in `{status, error, data}`, orders that are
 * confirmed later.
 */
export const doHotelsPlugin =
  (faults: Faults, options: Required<SandboxOptions>): FastifyPluginAsync =>
  async (app) => {
    const { now, latency, doCredentials, stateDir } = options;
    const stock = doStock();
    const orders = createDoOrderStore(stateDir, now);
    const count = createEndpointLimits(options.limits.DO?.[0], now);
    let served = 0;

    await app.register(
      async (api) => {
        answerInEnvelopes(api, faults);
        api.addHook('preHandler', async (request, reply) => {
          const fault = faults.claim(request);
          if (fault) await applyBefore(fault, request, reply);
          checkBasic(request, doCredentials);
          count(request.routeOptions.url ?? request.url, reply);
          served += 1;
          if (request.url.startsWith(`${PREFIX}/search/`))
            await sleep(latencyAt(latency, chance(served, LATENCY_SALT)));
        });
        await api.register(doContentRoutes(stock));
        await api.register(reviewRoutes(DUMP_PATH, now));
        await api.register(doSearchRoutes(stock, orders, now, faults));
        await api.register(doOrderRoutes({ stock, orders, now, confirmMs: options.doConfirmMs }));
      },
      { prefix: PREFIX },
    );
    await app.register(
      async (files) => {
        answerInEnvelopes(files, faults);
        files.addHook('preHandler', async (request, reply) => {
          const fault = faults.claim(request);
          if (fault) await applyBefore(fault, request, reply);
        });
        await files.register(dumpRoutes(stock));
        await files.register(reviewFileRoutes(stock, now));
      },
      { prefix: DUMP_PATH },
    );
  };

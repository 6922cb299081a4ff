import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { compressed } from '../compressed';
import { applyAfter } from '../control/applyFault';
import type { Faults } from '../control/faults';
import { latencyAt } from '../control/latency';
import { GatewayError } from '../hotelbeds/errors';
import type { SandboxOptions } from '../options';
import { chance } from '../random';
import { checkBasic } from './auth';
import { doContentRoutes, DUMP_PATH, dumpRoutes } from './contentRoutes';
import { doFailure } from './envelope';
import { DoError } from './errors';
import { applyBefore, spoil } from './faults';
import { doOrderRoutes } from './orders/orderRoutes';
import { createDoOrderStore } from './orders/orderStore';
import { reviewFileRoutes, reviewRoutes } from './reviews/reviewRoutes';
import { doSearchRoutes } from './searchRoutes';
import { createEndpointLimits } from './limitHeaders';
import { doStock } from './stock';

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

/** The second supplier: HTTP Basic, POST only, every answer in `{status, error, data}`, orders that are confirmed later. */
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

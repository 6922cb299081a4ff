import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { FlightInventory } from '../airworld';
import { compressed } from '../compressed';
import { applyAfter } from '../control/applyFault';
import { targetOf, type Faults } from '../control/faults';
import { latencyAt } from '../control/latency';
import { createPriceMoves } from '../control/priceMoves';
import { GatewayError } from '../hotelbeds/errors';
import type { SandboxOptions } from '../options';
import { chance } from '../random';
import { afterSaleRoutes } from './orders/afterSaleRoutes';
import { checkHeaders } from './auth';
import { createCancellations } from './orders/cancellation';
import { ndcFailure } from './envelope';
import {
  badRequest,
  forbidden,
  ndcInternalError,
  NdcError,
  ndcNotFound,
  ndcTooMany,
  unauthenticated,
} from './errors';
import { applyBefore, spoil } from './faults';
import { createKeys } from './ids';
import { createOfferStore } from './offers/offerStore';
import { ndcOrderRoutes, type OrderContext } from './orders/orderRoutes';
import type { NdcOrderStore } from './orders/orderStore';
import { ndcSearchRoutes } from './offers/searchRoutes';

const PREFIX = '/ndc';
const LATENCY_SALT = 3;

const GATEWAY: Partial<Record<number, () => NdcError>> = {
  401: () => unauthenticated('access_token_not_found', 'The access token is not known'),
  403: forbidden,
};
function refusalOf(error: FastifyError | Error): NdcError {
  if (error instanceof NdcError) return error;
  if (error instanceof GatewayError) return GATEWAY[error.status]?.() ?? ndcTooMany();
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 415)
    return badRequest('unsupported_content_type', 'Only application/json is read');
  return status && status < 500
    ? badRequest('bad_request', 'The request could not be read')
    : ndcInternalError();
}

function answerInEnvelopes(app: FastifyInstance, faults: Faults): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status === 429)
      void reply.headers({
        'ratelimit-limit': '60',
        'ratelimit-remaining': '0',
        'ratelimit-reset': new Date(Date.now() + 1000).toUTCString(),
        'retry-after': '1',
      });
    return reply.code(refusal.status).send(ndcFailure(refusal, request.id));
  });
  app.setNotFoundHandler((request, reply) => reply.code(404).send(ndcFailure(ndcNotFound(), request.id)));
  app.addHook('onSend', async (request, reply, payload) => {
    void reply.header('x-request-id', request.id);
    if (typeof payload !== 'string') return payload;
    const fault = reply.statusCode < 300 ? faults.active(request) : undefined;
    if (fault) await applyAfter(fault, request, reply);
    return compressed(request, reply, fault ? spoil(fault, reply, payload) : payload);
  });
}

/** A supplier of flights like a modern aggregator: offers that expire, orders paid at once or held. */
export const ndcPlugin =
  (
    world: FlightInventory,
    faults: Faults,
    options: Required<SandboxOptions>,
    orders: NdcOrderStore,
  ): FastifyPluginAsync =>
  async (app) => {
    const { now, latency, stateDir, ndcTicketMs } = options;
    const newKey = createKeys(now);
    const counter: OrderContext = {
      world,
      moves: createPriceMoves(),
      faults,
      now,
      newKey,
      ticketMs: ndcTicketMs,
      isSteady: options.isSteady,
      offers: createOfferStore(),
      orders,
      cancellations: createCancellations(stateDir, newKey, now),
    };
    let served = 0;

    await app.register(
      async (api) => {
        answerInEnvelopes(api, faults);
        // A confirmation has no body, even if its headers announce one.
        const parseJson = api.getDefaultJsonParser('error', 'error');
        api.addContentTypeParser(
          'application/json',
          { parseAs: 'string' },
          (request, body, done) =>
            body.length > 0 ? parseJson(request, String(body), done) : done(null),
        );
        api.addHook('preHandler', async (request, reply) => {
          const target = targetOf(request);
          const fault = faults.claim(request);
          if (fault) await applyBefore(fault, target, reply);
          // The caller disconnected during the delay, so the request must have no effect.
          if (request.socket.destroyed) return reply.hijack();
          checkHeaders(request, options.ndcToken);
          counter.orders.lapse();
          served += 1;
          if (target === 'ndcSearch') await sleep(latencyAt(latency, chance(served, LATENCY_SALT)));
          return undefined;
        });
        await api.register(ndcSearchRoutes(counter));
        await api.register(ndcOrderRoutes(counter));
        await api.register(afterSaleRoutes(counter));
      },
      { prefix: PREFIX },
    );
  };

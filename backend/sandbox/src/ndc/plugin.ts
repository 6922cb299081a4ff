import { setTimeout as sleep } from 'node:timers/promises';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyRequest,
  FastifyReply,
} from 'fastify';
import type { FlightInventory } from '../flights';
import { compressed } from '../compressed';
import { applyAfter, applyEarly, applyLate, moneyAsNumbers } from '../control/applyFault';
import { targetOf, type Faults, type Fault, type FaultTarget } from '../control/faults';
import { latencyAt } from '../control/latency';
import { createPriceMoves } from '../control/priceMoves';
import { GatewayError } from '../hotelbeds/errors';
import type { SandboxOptions } from '../options';
import { chance } from '../random';
import { afterSaleRoutes } from './orders/afterSaleRoutes';
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
  notAcceptable,
  offerGone,
} from './errors';
import { createKeys } from './ids';
import { createOfferStore } from './offers/offerStore';
import { ndcOrderRoutes, type OrderContext } from './orders/orderRoutes';
import type { NdcOrderStore } from './orders/orderStore';
import { ndcSearchRoutes } from './offers/searchRoutes';
import { timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as z from 'zod';

const MONEY = /"(\w*_?amount)":"(-?\d+(?:\.\d+)?)"/g;

/** Applies a staged fault that is this supplier's own rejection. HTTP faults are the same for all suppliers. */
async function applyBefore(
  fault: Fault,
  target: FaultTarget | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (fault.mode !== 'soldOut') return applyEarly(fault, reply);
  if (target === 'ndcOffer' || target === 'ndcSeatmap' || target === 'ndcOrder') throw offerGone();
}
const answerSchema = z
  .object({
    data: z.union([
      z.array(z.unknown()),
      z.object({ offers: z.array(z.unknown()).optional() }).loose(),
    ]),
  })
  .loose();
function emptied(text: string): string {
  const { data, ...rest } = answerSchema.parse(JSON.parse(text));
  if (Array.isArray(data)) return JSON.stringify({ ...rest, data: [] });
  return JSON.stringify({ ...rest, data: data.offers ? { ...data, offers: [] } : data });
}
function spoil(fault: Fault, reply: FastifyReply, text: string): string | Readable {
  if (fault.mode === 'wrongCurrency') return text.replace(/"(\w*currency)":"COP"/g, '"$1":"EUR"');
  if (fault.mode === 'moneyAsNumber') return moneyAsNumbers(text, MONEY);
  if (fault.mode === 'empty') return emptied(text);
  return applyLate(fault, reply, text);
}

const VERSION = 'v2';
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Checks the headers of a request. @throws NdcError 400, 401 or 406 without this supplier's token, version or format */
function checkHeaders({ headers }: FastifyRequest, token: string): void {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ', 2);
  if (scheme !== 'Bearer')
    throw unauthenticated('missing_authorization_header', 'The Authorization header is missing');
  if (!same(given, token))
    throw unauthenticated('access_token_not_found', 'The access token is not known');
  const version = headers['duffel-version'];
  if (version === undefined)
    throw badRequest('missing_version', 'The Duffel-Version header is missing');
  if (version !== VERSION)
    throw badRequest('unsupported_version', `Duffel-Version is not supported; use ${VERSION}`);
  if (!/application\/json|\*\/\*/.test(headers.accept ?? '')) throw notAcceptable();
}

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
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(ndcFailure(ndcNotFound(), request.id)),
  );
  app.addHook('onSend', async (request, reply, payload) => {
    void reply.header('x-request-id', request.id);
    if (typeof payload !== 'string') return payload;
    const fault = reply.statusCode < 300 ? faults.active(request) : undefined;
    if (fault) await applyAfter(fault, request, reply);
    return compressed(request, reply, fault ? spoil(fault, reply, payload) : payload);
  });
}

/** Stand-in of an aggregator of flights: offers that expire, and orders that are paid at once or held. */
export const ndcPlugin =
  (
    inventory: FlightInventory,
    faults: Faults,
    options: Required<SandboxOptions>,
    orders: NdcOrderStore,
  ): FastifyPluginAsync =>
  async (app) => {
    const { now, latency, stateDir, ndcTicketMs } = options;
    const newKey = createKeys(now);
    const context: OrderContext = {
      inventory,
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
          // The caller disconnected during the delay, so the request must not be processed.
          if (request.socket.destroyed) return reply.hijack();
          checkHeaders(request, options.ndcToken);
          context.orders.lapse();
          served += 1;
          if (target === 'ndcSearch') await sleep(latencyAt(latency, chance(served, LATENCY_SALT)));
          return undefined;
        });
        await api.register(ndcSearchRoutes(context));
        await api.register(ndcOrderRoutes(context));
        await api.register(afterSaleRoutes(context));
      },
      { prefix: PREFIX },
    );
  };

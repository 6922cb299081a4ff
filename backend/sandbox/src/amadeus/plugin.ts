import { setTimeout as sleep } from 'node:timers/promises';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import * as z from 'zod';
import { compressed } from '../compressed';
import { applyAfter, applyEarly, applyLate, moneyAsNumbers } from '../control/applyFault';
import { targetOf, type Faults, type Fault, type FaultTarget } from '../control/faults';
import { latencyAt } from '../control/latency';
import { GatewayError, VendorError } from '../hotelbeds/errors';
import { createLimits } from '../hotelbeds/limits';
import type { SandboxOptions } from '../options';
import { chance } from '../random';
import { checkGdsToken, issueGdsToken } from './auth';
import { dateRoutes } from './shopping/dateRoutes';
import {
  AmadeusError,
  gdsInternalError,
  refused,
  TokenError,
  gdsTooMany,
  unauthorized,
  noFare,
} from './errors';
import type { Gds } from './gds';
import { gdsOrderRoutes } from './orders/orderRoutes';
import { placeRoutes } from './shopping/placeRoutes';
import { pricingRoutes } from './pricing/pricingRoutes';
import { gdsSearchRoutes } from './shopping/searchRoutes';
import { seatmapRoutes } from './shopping/seatmapRoutes';
import type { Readable } from 'node:stream';
import { notSold } from './orders/makeOrder';

const MONEY =
  /"(total|base|grandTotal|amount|penalty|refundableTaxes|maxPenaltyAmount)":"(\d+(?:\.\d+)?)"/g;
const SOLD_OUT: Partial<Record<FaultTarget, () => AmadeusError>> = {
  gdsPricing: () => noFare('/data/flightOffers[0]'),
  gdsUpsell: () => refused(39397, 'No upsell offer for these flights', '/data/flightOffers'),
  gdsOrder: notSold,
};
/** Applies a staged fault that is this supplier's own rejection. HTTP faults are the same for all suppliers. */
async function applyBefore(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (fault.mode !== 'soldOut') return applyEarly(fault, reply);
  const refusal = SOLD_OUT[targetOf(request) ?? 'gdsSearch'];
  if (refusal) throw refusal();
}
const emptied = (text: string): string => {
  const answer: unknown = JSON.parse(text);
  const isList =
    typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
  return isList ? JSON.stringify({ ...answer, meta: { count: 0 }, data: [] }) : text;
};
function spoil(fault: Fault, reply: FastifyReply, text: string): string | Readable {
  if (fault.mode === 'wrongCurrency')
    return text.replace(/"(currency|currencyCode|billingCurrency)":"COP"/g, '"$1":"EUR"');
  if (fault.mode === 'moneyAsNumber') return moneyAsNumbers(text, MONEY);
  if (fault.mode === 'empty') return emptied(text);
  return applyLate(fault, reply, text);
}

const LATENCY_SALT = 3;
const JSON_TYPE = 'application/vnd.amadeus+json';
const TOKEN_PATH = '/v1/security/oauth2/token';
const formSchema = z
  .looseObject({
    grant_type: z.string().optional(),
    client_id: z.string().optional(),
    client_secret: z.string().optional(),
  })
  .catch({});

function refusalOf(error: FastifyError | Error): AmadeusError {
  if (error instanceof AmadeusError) return error;
  if (error instanceof GatewayError)
    return error.status === 401
      ? unauthorized(38190, 'The access token provided in the Authorization header is invalid')
      : gdsTooMany();
  if (error instanceof VendorError) return gdsInternalError(141);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status && status < 500 ? refused(477, error.message) : gdsInternalError();
}
/** Parses a JSON body. An empty one becomes undefined. */
const parseJson = (text: string | Buffer): unknown =>
  String(text).trim() === '' ? undefined : JSON.parse(String(text));

function speakAmadeus(app: FastifyInstance, faults: Faults): void {
  app.addContentTypeParser(
    ['application/json', JSON_TYPE],
    { parseAs: 'string' },
    async (_: unknown, body: string | Buffer) => {
      try {
        return parseJson(body);
      } catch {
        throw refused(477, 'The body is not JSON');
      }
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(String(body))),
  );
  app.setErrorHandler((error: FastifyError, _, reply) => {
    if (error instanceof TokenError)
      return reply.code(401).send({
        error: error.error,
        error_description: error.description,
        code: error.code,
        title: 'Invalid parameters',
      });
    const { status, issues } = refusalOf(error);
    if (status === 429) void reply.header('retry-after', '1');
    return reply
      .code(status)
      .type(JSON_TYPE)
      .send(JSON.stringify({ errors: issues }));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = reply.statusCode < 300 ? faults.active(request) : undefined;
    if (fault) await applyAfter(fault, request, reply);
    if (typeof payload !== 'string') return payload;
    if (!request.url.startsWith(TOKEN_PATH)) void reply.type(JSON_TYPE);
    return compressed(request, reply, fault ? spoil(fault, reply, payload) : payload);
  });
}

/**
 * Stand-in of the GDS: OAuth tokens, answers in `{data}` or `{errors}`, offers that clients send back, and orders that are
 * held, ticketed and cancelled.
 */
export const amadeusPlugin =
  (
    gds: Gds,
    faults: Faults,
    { latency, perSecond, quota, limits }: Required<SandboxOptions>,
  ): FastifyPluginAsync =>
  async (app) => {
    const { credentials, now } = gds;
    const count = createLimits(perSecond, quota, now, limits.GDS);
    let served = 0;
    speakAmadeus(app, faults);

    app.addHook('preHandler', async (request, reply) => {
      const fault = faults.claim(request);
      if (fault) await applyBefore(fault, request, reply);
      // The caller disconnected during the delay, so the request must not be processed.
      if (request.socket.destroyed) return reply.hijack();
      if (request.url.startsWith(TOKEN_PATH)) return undefined;
      checkGdsToken(request, credentials, now());
      count();
      served += 1;
      if (targetOf(request) === 'gdsSearch')
        await sleep(latencyAt(latency, chance(served, LATENCY_SALT)));
      return undefined;
    });
    app.post(TOKEN_PATH, async (request) =>
      issueGdsToken(formSchema.parse(request.body), credentials, now()),
    );
    await app.register(placeRoutes(gds));
    await app.register(gdsSearchRoutes(gds));
    await app.register(pricingRoutes(gds, faults));
    await app.register(seatmapRoutes(gds));
    await app.register(dateRoutes(gds));
    await app.register(gdsOrderRoutes(gds, faults));
  };

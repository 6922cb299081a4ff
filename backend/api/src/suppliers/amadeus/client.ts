import type * as z from 'zod';
import {
  createHttp,
  type Http,
  type HttpOptions,
  type HttpRequest,
} from '../../lib/http-client/createHttp';
import type { RawBody } from '../../lib/http-client/rawBody';
import { SupplierError } from '../../lib/http-client/supplierError';
import { isAt, paceOf, type Pacing } from '../../lib/pacing/pacing';
import { readAnswer } from '../air/wire';
import { AMADEUS_CODE } from './refusal';
import {
  type OrderAnswer,
  amadeusOrderSchema,
  pricedSchema,
  type PricedAnswer,
  amadeusSeatMapsSchema,
  type SeatMapsAnswer,
} from './sale/wire';
import { createToken } from '../token';
import {
  datesSchema,
  offersSchema,
  placesSchema,
  amadeusTokenSchema,
  type AmadeusOffers,
} from './wire';

const MEGABYTE = 1024 * 1024;
/** Maximum bytes of an answer: enough for 250 offers of six itineraries for nine people. */
const MAX_BYTES = 32 * MEGABYTE;
/** Timeouts in milliseconds. */
const [SEARCH_MS, PRICING_MS, ORDERS_MS, PLACES_MS, TOKEN_MS] = [8000, 15_000, 60_000, 4000, 5000];
/**
 * Rate limits of an account, from the vendor's page: 100 ms between two calls in the test environment, 40 calls a second in
 * production.
 */
const [TEST_RULES, RULES] = [[{ calls: 1, seconds: 0.1 }], [{ calls: 40, seconds: 1 }]];
const TEST_HOST = 'test.api.amadeus.com';
const ORDERS = '/v1/booking/flight-orders';
/** Path of an order. Its id is already encoded (`eJzTd9f3…%3D`), so only characters that would end the path are escaped. */
const orderPath = (id: string) => `${ORDERS}/${id.replace(/[/?#\\\s]/g, encodeURIComponent)}`;
/** Header that marks a POST as a query: the vendor then treats it as a GET with a body. */
const READS = { 'x-http-method-override': 'GET' };

export interface AmadeusAccess extends Pacing {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  clock: () => Date;
  /** Timeouts in milliseconds: search, pricing with its services, and orders. */
  timeoutMs?: number;
  pricingMs?: number;
  ordersMs?: number;
  onCall?: HttpOptions['onCall'];
}
/** Timeout in milliseconds of one kind of call. */
interface Timed {
  ms: number;
  http: Http;
}
export type AmadeusClient = ReturnType<typeof createAmadeusClient>;

/**
 * The vendor's calls. Search, pricing, orders and places each have their own circuit state; all share one token and one
 * pace. @throws SupplierError from each call
 */
export function createAmadeusClient(access: AmadeusAccess) {
  const {
    baseUrl,
    clientId,
    clientSecret,
    clock,
    timeoutMs = SEARCH_MS,
    pricingMs = PRICING_MS,
    ordersMs = ORDERS_MS,
    onCall,
  } = access;
  const common = {
    name: AMADEUS_CODE,
    baseUrl,
    onCall,
    maxBytes: MAX_BYTES,
    pace: paceOf(access, {
      vendor: AMADEUS_CODE,
      rules: isAt(baseUrl, TEST_HOST) ? TEST_RULES : RULES,
    }),
  };
  const client = (ms: number): Timed => ({
    ms,
    http: createHttp({ ...common, timeoutMs: ms }),
  });
  const [tokens, shopping, pricing, orders, places] = [
    client(Math.min(TOKEN_MS, timeoutMs)),
    client(timeoutMs),
    client(pricingMs),
    client(ordersMs),
    client(Math.min(PLACES_MS, timeoutMs)),
  ];
  const token = createToken(async () => {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    return read(amadeusTokenSchema, await tokens.http.post('/v1/security/oauth2/token', form));
  }, clock);

  /** Runs a call with a token. Fetching the token counts towards the timeout. A rejected token is replaced once. */
  const withToken = async <Answer>(
    ms: number,
    call: (request: HttpRequest) => Promise<Answer>,
    signal: AbortSignal,
    request: HttpRequest = {},
  ) => {
    const until = performance.now() + ms;
    const send = (value: string) =>
      call({
        ...request,
        signal,
        timeoutMs: Math.max(1, Math.ceil(until - performance.now())),
        headers: { ...request.headers, authorization: `Bearer ${value}` },
      });
    const first = await token.get(signal);
    try {
      return await send(first);
    } catch (error) {
      if (!(error instanceof SupplierError) || error.refusal?.status !== 401) throw error;
      token.drop(first);
      return send(await token.get(signal));
    }
  };
  const get = (
    { http, ms }: Timed,
    path: string,
    query: HttpRequest['query'],
    signal: AbortSignal,
  ) => withToken(ms, (request) => http.get(path, request), signal, { query });
  const post = (
    { http, ms }: Timed,
    path: string,
    body: object,
    signal: AbortSignal,
    request: HttpRequest = {},
  ) => withToken(ms, (own) => http.post(path, body, own), signal, request);
  return {
    /** Returns the raw body; `readAmadeusSearch` parses it. */
    search: (body: object, signal: AbortSignal): Promise<RawBody> =>
      withToken(
        shopping.ms,
        (request) => shopping.http.postRaw('/v2/shopping/flight-offers', body, request),
        signal,
        { headers: READS },
      ),
    upsell: async (body: object, signal: AbortSignal): Promise<AmadeusOffers> =>
      read(
        offersSchema,
        await post(pricing, '/v1/shopping/flight-offers/upselling', body, signal, {
          headers: READS,
        }),
      ),
    price: async (
      body: object,
      include: readonly string[],
      signal: AbortSignal,
    ): Promise<PricedAnswer> =>
      read(
        pricedSchema,
        await post(pricing, '/v1/shopping/flight-offers/pricing', body, signal, {
          headers: READS,
          ...(include.length > 0 && { query: { include: include.join(',') } }),
        }),
      ),
    seatMaps: async (body: object, signal: AbortSignal): Promise<SeatMapsAnswer> =>
      read(
        amadeusSeatMapsSchema,
        await post(pricing, '/v1/shopping/seatmaps', body, signal, { headers: READS }),
      ),
    createOrder: async (body: object, signal: AbortSignal): Promise<OrderAnswer> =>
      read(amadeusOrderSchema, await post(orders, ORDERS, body, signal)),
    order: async (id: string, signal: AbortSignal): Promise<OrderAnswer> =>
      read(amadeusOrderSchema, await get(orders, orderPath(id), {}, signal)),
    /** Only the sandbox offers this call; see "Issuing tickets" in the README. */
    issue: async (id: string, signal: AbortSignal): Promise<OrderAnswer> =>
      read(amadeusOrderSchema, await post(orders, `${orderPath(id)}/issuance`, {}, signal)),
    /** Cancels an order without tickets. */
    async cancel(id: string, signal: AbortSignal): Promise<void> {
      const answer = await withToken(
        orders.ms,
        (request) => orders.http.delete(orderPath(id), request),
        signal,
      );
      // By the vendor's description, 204 is the only success.
      if (answer !== undefined)
        throw new SupplierError(AMADEUS_CODE, 'malformed', new Error('delete'));
    },
    async dates(
      query: Record<string, string>,
      signal: AbortSignal,
    ): Promise<{ days: unknown[]; currency: string }> {
      const { data: days, meta } = read(
        datesSchema,
        await get(shopping, '/v1/shopping/flight-dates', query, signal),
      );
      return { days, currency: meta.currency };
    },
    places: async (
      query: Record<string, string | number>,
      signal: AbortSignal,
    ): Promise<unknown[]> =>
      read(placesSchema, await get(places, '/v1/reference-data/locations', query, signal)).data,
    async close(): Promise<void> {
      await Promise.all(
        [tokens, shopping, pricing, orders, places].map(({ http }) => http.close()),
      );
    },
  };
}

const read = <T>(schema: z.ZodType<T>, answer: unknown): T =>
  readAnswer(AMADEUS_CODE, schema, answer);

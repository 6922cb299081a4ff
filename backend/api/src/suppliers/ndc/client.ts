import type * as z from 'zod';
import { createHttp, type HttpOptions } from '../../lib/http-client/createHttp';
import { parseAnswer } from '../parseAnswer';
import type { RawBody } from '../../lib/http-client/rawBody';
import { SupplierError } from '../../lib/http-client/supplierError';
import { readRateLimit } from '../../lib/pacing/limitHeaders';
import { paceOf, type Pacing } from '../../lib/pacing/pacing';
import { readAnswer } from '../air/wire';
import { NDC_CODE } from './refusal';
import {
  cancellationSchema,
  changesSchema,
  type OrderList,
  orderListSchema,
  ndcOrderSchema,
  ndcSeatMapsSchema,
  type WireCancellation,
  type NdcOrder,
} from './sale/wire';
import { type OfferRequestAnswer, offerRequestSchema, rawOfferAnswerSchema } from './wire';

const MEGABYTE = 1024 * 1024;
/** Maximum bytes of an answer, which may have 250 offers with every place and cabin spelled out. */
const MAX_BYTES = 48 * MEGABYTE;
/** Timeouts in milliseconds. */
const [SEARCH_MS, PRICING_MS, ORDERS_MS] = [8000, 15_000, 60_000];
/** Milliseconds that the vendor needs for its answer after the airlines' timeout. */
const ANSWER_MS = 500;
const VERSION = 'v2';
const path = (kind: string, id: string, action = '') =>
  `/air/${kind}/${encodeURIComponent(id)}${action}`;

export interface NdcAccess extends Pacing {
  baseUrl: string;
  token: string;
  /** Timeouts in milliseconds: search, offers with their services, and orders. */
  timeoutMs?: number;
  pricingMs?: number;
  ordersMs?: number;
  onCall?: HttpOptions['onCall'];
}
export type NdcClient = ReturnType<typeof createNdcClient>;

/**
 * The aggregator's calls. Search, offers and orders are queued separately and have separate circuit states. @throws
 * SupplierError from each call
 */
export function createNdcClient(access: NdcAccess) {
  const {
    baseUrl,
    token,
    timeoutMs = SEARCH_MS,
    pricingMs = PRICING_MS,
    ordersMs = ORDERS_MS,
    onCall,
  } = access;
  const headers = () => ({ authorization: `Bearer ${token}`, 'duffel-version': VERSION });
  const pace = paceOf(access, {
    vendor: NDC_CODE,
    rules: [],
    readLimit: readRateLimit,
    endpointOf,
  });
  const client = (ms: number) =>
    createHttp({
      name: NDC_CODE,
      baseUrl,
      headers,
      onCall,
      maxBytes: MAX_BYTES,
      timeoutMs: ms,
      pace,
    });
  const [shopping, pricing, orders] = [client(timeoutMs), client(pricingMs), client(ordersMs)];
  const supplierTimeout = Math.max(1, timeoutMs - ANSWER_MS);
  const searchRaw = (data: object, signal: AbortSignal): Promise<RawBody> =>
    shopping.postRaw(
      '/air/offer_requests',
      { data },
      { query: { return_offers: 'true', supplier_timeout: supplierTimeout }, signal },
    );
  return {
    search: async (data: object, signal: AbortSignal): Promise<OfferRequestAnswer> =>
      read(offerRequestSchema, parseAnswer(NDC_CODE, await searchRaw(data, signal))).data,
    /** Answer of a search as a raw body; `readNdcSearch` parses it. */
    searchRaw,
    /** An offer, not parsed. */
    offer: async (id: string, withServices: boolean, signal: AbortSignal): Promise<unknown> =>
      read(
        rawOfferAnswerSchema,
        await pricing.get(path('offers', id), {
          ...(withServices && { query: { return_available_services: 'true' } }),
          signal,
        }),
      ).data,
    seatMaps: async (offerId: string, signal: AbortSignal): Promise<unknown[]> =>
      read(
        ndcSeatMapsSchema,
        await pricing.get('/air/seat_maps', { query: { offer_id: offerId }, signal }),
      ).data,
    /** Creates an order. Null: the order was accepted and may be made later. */
    async createOrder(data: object, signal: AbortSignal): Promise<NdcOrder | null> {
      const answer = read(
        ndcOrderSchema,
        await orders.post('/air/orders', { data }, { signal }),
      ).data;
      return answer.id === undefined ? null : answer;
    },
    async order(id: string, signal: AbortSignal): Promise<NdcOrder> {
      const answer = read(ndcOrderSchema, await orders.get(path('orders', id), { signal })).data;
      if (answer.id === undefined) throw new SupplierError(NDC_CODE, 'malformed', new Error('id'));
      return answer;
    },
    /** A page of orders, the newest first. */
    orders: async (query: Record<string, string>, signal: AbortSignal): Promise<OrderList> =>
      read(orderListSchema, await orders.get('/air/orders', { query, signal })),
    pay: async (data: object, signal: AbortSignal): Promise<void> =>
      void (await orders.post('/air/payments', { data }, { signal })),
    quoteCancellation: async (order_id: string, signal: AbortSignal): Promise<WireCancellation> =>
      read(
        cancellationSchema,
        await orders.post('/air/order_cancellations', { data: { order_id } }, { signal }),
      ).data,
    confirmCancellation: async (id: string, signal: AbortSignal): Promise<WireCancellation> =>
      read(
        cancellationSchema,
        await orders.post(path('order_cancellations', id, '/actions/confirm'), undefined, {
          signal,
        }),
      ).data,
    /** Changes that the airline made to an order. */
    changes: async (order_id: string, signal: AbortSignal): Promise<unknown[]> =>
      read(
        changesSchema,
        await orders.get('/air/airline_initiated_changes', { query: { order_id }, signal }),
      ).data,
    acceptChange: async (id: string, signal: AbortSignal): Promise<void> =>
      void (await orders.post(path('airline_initiated_changes', id, '/actions/accept'), undefined, {
        signal,
      })),
    async close(): Promise<void> {
      await Promise.all([shopping, pricing, orders].map((http) => http.close()));
    },
  };
}

/** Path with placeholders for ids, under which calls are counted. */
const endpointOf = (whole: string): string => whole.replace(/\/[a-z]{3}_\w+/g, '/:id');
const read = <T>(schema: z.ZodType<T>, answer: unknown): T => readAnswer(NDC_CODE, schema, answer);

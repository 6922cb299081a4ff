import type * as z from 'zod';
import { createHttp, type Http, type HttpOptions } from '../../lib/http-client/createHttp';
import type { RawBody } from '../../lib/http-client/rawBody';
import { SupplierError } from '../../lib/http-client/supplierError';
import { readEtgLimit } from '../../lib/pacing/limitHeaders';
import { paceOf, type Pacing } from '../../lib/pacing/pacing';
import { DOHOTELS_CODE, DoRefusal } from './refusal';
import {
  cancelledSchema,
  type DoOrder,
  dumpFileSchema,
  dumpSchema,
  envelopeSchema,
  formSchema,
  hotelsSchema,
  ordersSchema,
} from './wire';
import { reviewsFileSchema } from './reviews/wire';

const PREFIX = '/api/b2b/v3';
export const DOHOTELS_LANGUAGE = 'es';
const MEGABYTE = 1024 * 1024;
const [MAX_BYTES, MAX_DUMP_BYTES] = [16 * MEGABYTE, 64 * MEGABYTE];
const [CONTENT_MS, RECHECK_MS, BOOKING_MS] = [20_000, 15_000, 60_000];

export interface DoHotelsAccess extends Pacing {
  baseUrl: string;
  /** Credentials of HTTP Basic: the id of the key, and the key. */
  user: string;
  password: string;
  /** Timeout of price requests in milliseconds. */
  timeoutMs: number;
  recheckMs?: number;
  bookingMs?: number;
  onCall?: HttpOptions['onCall'];
}

/**
 * Client of the API. Every call is a POST that is answered with `{status, error, data}`. Calls for prices, sales and content
 * are queued separately and have separate circuit states. Each call throws SupplierError, or DoRefusal when the supplier rejects
 * it.
 */
export function createDoHotelsClient(access: DoHotelsAccess) {
  const {
    baseUrl,
    user,
    password,
    timeoutMs,
    recheckMs = RECHECK_MS,
    bookingMs = BOOKING_MS,
    onCall,
  } = access;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const common = {
    name: DOHOTELS_CODE,
    baseUrl: baseUrl.replace(/\/$/, '') + PREFIX,
    headers: () => ({ authorization }),
    onCall,
    maxBytes: MAX_BYTES,
    // Each endpoint has its own rate limit, which its answers state.
    pace: paceOf(access, { vendor: DOHOTELS_CODE, rules: [], readLimit: readEtgLimit }),
  };
  const prices = createHttp({ ...common, timeoutMs });
  const content = createHttp({ ...common, timeoutMs: CONTENT_MS, maxConcurrent: 4 });
  const sales = createHttp({ ...common, timeoutMs: bookingMs });
  const files = createFiles(baseUrl, onCall);

  const request = async (
    http: Http,
    path: string,
    body: object,
    signal: AbortSignal,
    timeout?: number,
  ) => {
    const answer = read(
      envelopeSchema,
      await http.post(path, body, { signal, ...(timeout && { timeoutMs: timeout }) }),
    );
    if (answer.status === 'error') throw new DoRefusal(answer.error ?? 'unknown');
    return answer;
  };
  const data = async <T>(
    schema: z.ZodType<T>,
    ...[http, path, body, signal, timeout]: Parameters<typeof request>
  ): Promise<T> => {
    const answer = await request(http, path, body, signal, timeout);
    if (answer.status !== 'ok')
      throw new SupplierError(DOHOTELS_CODE, 'malformed', new Error('status'));
    return read(schema, answer.data);
  };
  return {
    /** Result page for a region or for some hotels; `readFound` parses it. */
    region: (body: object, signal: AbortSignal): Promise<RawBody> =>
      prices.postRaw('/search/serp/region/', body, { signal }),
    hotels: (body: object, signal: AbortSignal): Promise<RawBody> =>
      prices.postRaw('/search/serp/hotels/', body, { signal }),
    /** Details of some hotels, not parsed. */
    page: async (body: object, signal: AbortSignal): Promise<unknown[]> =>
      (await data(hotelsSchema, prices, '/search/hp/', body, signal)).hotels,
    prebook: async (
      body: { hash: string; price_increase_percent: number },
      signal: AbortSignal,
    ): Promise<unknown[]> =>
      (await data(hotelsSchema, sales, '/hotel/prebook/', body, signal, recheckMs)).hotels,
    /** Static content of all hotels, not parsed. */
    async dump(signal: AbortSignal): Promise<unknown[]> {
      const { url } = await data(
        dumpSchema,
        content,
        '/hotel/info/dump/',
        { inventory: 'all', language: DOHOTELS_LANGUAGE },
        signal,
      );
      return read(dumpFileSchema, await files.get(url, signal));
    },
    /** Guest reviews by hotel id, not parsed. */
    async reviewsDump(signal: AbortSignal): Promise<Record<string, unknown>> {
      const { url } = await data(
        dumpSchema,
        content,
        '/hotel/reviews/dump/',
        { language: DOHOTELS_LANGUAGE },
        signal,
      );
      return read(reviewsFileSchema, await files.get(url, signal));
    },
    hotelInfo: async (hid: number, signal: AbortSignal): Promise<unknown> =>
      (await request(content, '/hotel/info/', { hid, language: DOHOTELS_LANGUAGE }, signal)).data,
    form: (body: object, signal: AbortSignal): Promise<z.infer<typeof formSchema>> =>
      data(formSchema, sales, '/hotel/order/booking/form/', body, signal),
    finish: async (body: object, signal: AbortSignal): Promise<void> =>
      void (await request(sales, '/hotel/order/booking/finish/', body, signal)),
    async orderStatus(partner_order_id: string, signal: AbortSignal): Promise<'ok' | 'processing'> {
      const { status } = await request(
        sales,
        '/hotel/order/booking/finish/status/',
        { partner_order_id },
        signal,
      );
      return status === 'ok' ? 'ok' : 'processing';
    },
    async orders(search: object, signal: AbortSignal): Promise<DoOrder[]> {
      const body = {
        ordering: { ordering_type: 'desc', ordering_by: 'created_at' },
        pagination: { page_size: 10, page_number: 1 },
        search,
        language: DOHOTELS_LANGUAGE,
      };
      return (await data(ordersSchema, sales, '/hotel/order/info/', body, signal)).orders;
    },
    /** Cancels the order and returns the retained amount in whole pesos. */
    cancel: (
      partner_order_id: string,
      signal: AbortSignal,
    ): Promise<z.infer<typeof cancelledSchema>> =>
      data(cancelledSchema, sales, '/hotel/order/cancel/', { partner_order_id }, signal),
    async close() {
      await Promise.all([prices.close(), content.close(), sales.close(), files.close()]);
    },
  };
}
export type DoHotelsClient = ReturnType<typeof createDoHotelsClient>;

/**
 * Downloads the files that answers link to, without our credentials: over https from any host, or from the supplier's own
 * host.
 */
function createFiles(baseUrl: string, onCall: HttpOptions['onCall']) {
  const byOrigin = new Map<string, Http>();
  return {
    async get(address: string, signal: AbortSignal): Promise<unknown> {
      const { protocol, hostname, origin, pathname, searchParams } = new URL(address);
      if (protocol !== 'https:' && hostname !== new URL(baseUrl).hostname)
        throw new SupplierError(DOHOTELS_CODE, 'malformed', new Error('dump address'));
      const http =
        byOrigin.get(origin) ??
        createHttp({
          name: DOHOTELS_CODE,
          baseUrl: origin,
          onCall,
          timeoutMs: CONTENT_MS,
          maxBytes: MAX_DUMP_BYTES,
        });
      byOrigin.set(origin, http);
      return http.get(pathname, { query: Object.fromEntries(searchParams), signal });
    },
    close: () => Promise.all([...byOrigin.values()].map((http) => http.close())),
  };
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new SupplierError(
      DOHOTELS_CODE,
      'malformed',
      new Error(parsed.error.issues[0]?.path.join('.')),
    );
  return parsed.data;
}

import type * as z from 'zod';
import { createFileSource } from '../../lib/http-client/createFileSource';
import { createHttp, type Http, type HttpOptions } from '../../lib/http-client/createHttp';
import { SupplierError } from '../../lib/http-client/supplierError';
import { createToken } from '../token';
import { CODE, numberOf, NO_RESULTS, TkRefusal, TOKEN_REFUSED } from './refusal';
import {
  categoriesSchema,
  coveragesSchema,
  doneSchema,
  orderSchema,
  planPriceSchema,
  plansSchema,
  pricesSchema,
  refusalSchema,
  regionsSchema,
  type ReportRow,
  reportSchema,
  restrictedSchema,
  termsSchema,
  tokenSchema,
  vouchersSchema,
  type WireCoverages,
  type WireOrder,
  type WireTerms,
  type WireVoucher,
} from './wire';

const MEGABYTE = 1024 * 1024;
/** Timeouts in milliseconds. */
const [SEARCH_MS, RECHECK_MS, BOOKING_MS, TOKEN_MS, FILE_MS] = [8000, 15_000, 60_000, 5000, 10_000];
/** The vendor does not state a token's life. It is renewed early, and at once when rejected. */
const TOKEN_LIFE_S = 1200;
export const LANGUAGE = 'spa';

export interface TkAccess {
  baseUrl: string;
  user: string;
  password: string;
  clock: () => Date;
  /** Timeouts in milliseconds: search, repeated price request, and policies. */
  timeoutMs?: number;
  recheckMs?: number;
  bookingMs?: number;
  onCall?: HttpOptions['onCall'];
}
type Fields = Record<string, string | readonly string[]>;
/** The supplier's calls. @throws SupplierError from each; TkRefusal when the supplier rejects the request */
export interface TkClient {
  regions(signal: AbortSignal): Promise<z.infer<typeof regionsSchema>>;
  categories(signal: AbortSignal): Promise<z.infer<typeof categoriesSchema>>;
  /** Plans as received. */
  plans(signal: AbortSignal): Promise<unknown[]>;
  coverages(plan: string, signal: AbortSignal): Promise<WireCoverages>;
  terms(plan: string, signal: AbortSignal): Promise<WireTerms>;
  /** ISO countries whose residents cannot buy the plan. */
  restricted(plan: string, signal: AbortSignal): Promise<string[]>;
  /** Prices as received, by plan. */
  prices(trip: Fields, signal: AbortSignal): Promise<Record<string, unknown>>;
  planPrice(trip: Fields, signal: AbortSignal): Promise<unknown>;
  addOrder(order: Fields, signal: AbortSignal): Promise<WireOrder>;
  changeOrder(change: Fields, signal: AbortSignal): Promise<void>;
  cancelOrder(codigo: string, signal: AbortSignal): Promise<void>;
  voucher(codigo: string, signal: AbortSignal): Promise<WireVoucher>;
  /** Policies between two days in the vendor's format, with these status numbers. */
  report(
    asked: { desde: string; hasta: string; estatus: string },
    signal: AbortSignal,
  ): Promise<ReportRow[]>;
  /** Address of a path at the supplier's host, outside the prefix of its calls. */
  addressOf(path: string): string;
  /** @throws SupplierError `malformed` when the file is not a PDF */
  pdf(address: string, signal: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Two addresses, with a verb in every body. Plans, prices and policies are queued separately and have separate circuit states;
 * all share one token.
 */
export function createTkClient(access: TkAccess): TkClient {
  const {
    baseUrl,
    user,
    password,
    clock,
    timeoutMs = SEARCH_MS,
    recheckMs = RECHECK_MS,
    bookingMs = BOOKING_MS,
    onCall,
  } = access;
  const client = (ms: number) =>
    createHttp({ name: CODE, baseUrl, onCall, timeoutMs: ms, maxBytes: 4 * MEGABYTE });
  const [tokens, catalogue, shopping, sales] = [
    client(Math.min(TOKEN_MS, timeoutMs)),
    client(timeoutMs),
    client(timeoutMs),
    client(bookingMs),
  ];
  const files = createFileSource({
    name: CODE,
    baseUrl,
    onCall,
    timeoutMs: Math.min(FILE_MS, bookingMs),
    maxBytes: 8 * MEGABYTE,
  });
  const token = createToken(async () => {
    const answer = await tokens.post('/auth', { usuario: user, password });
    const { result } = read(tokenSchema, refused(answer));
    return { access_token: result.token, expires_in: TOKEN_LIFE_S };
  }, clock);

  /** Runs the call with a token. A rejected token had no effect, so the call is repeated once with a new token. */
  const withToken = async (
    send: (value: string) => Promise<unknown>,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const first = await token.get(signal);
    const answer = await send(first);
    if (!TOKEN_REFUSED.includes(numberIn(answer) ?? 0)) return refused(answer);
    token.drop(first);
    return refused(await send(await token.get(signal)));
  };
  const ask = async <T>(
    http: Http,
    schema: z.ZodType<T>,
    fields: Fields,
    signal: AbortSignal,
    ms?: number,
  ): Promise<T> =>
    read(
      schema,
      await withToken(
        (value) =>
          http.get('/information', {
            signal,
            body: { ...fields, token: value },
            ...(ms !== undefined && { timeoutMs: ms }),
          }),
        signal,
      ),
    );
  const tell = async <T>(schema: z.ZodType<T>, fields: Fields, signal: AbortSignal): Promise<T> =>
    read(
      schema,
      await withToken(
        (value) => sales.put('/quote', { ...fields, token: value }, { signal }),
        signal,
      ),
    );
  const ofPlan = (request: string, id_plan: string) => ({ request, id_plan, language: LANGUAGE });
  const orNone = async <T>(asked: Promise<T[]>): Promise<T[]> => {
    try {
      return await asked;
    } catch (error) {
      if (numberOf(error) === NO_RESULTS) return [];
      throw error;
    }
  };
  return {
    regions: (signal) => ask(catalogue, regionsSchema, { request: 'get_regions' }, signal),
    categories: (signal) =>
      ask(
        catalogue,
        categoriesSchema,
        { request: 'get_plan_category', language: LANGUAGE },
        signal,
      ),
    plans: (signal) =>
      orNone(ask(catalogue, plansSchema, { request: 'get_plans', language: LANGUAGE }, signal)),
    coverages: (plan, signal) =>
      ask(catalogue, coveragesSchema, ofPlan('get_coverages', plan), signal),
    terms: (plan, signal) => ask(catalogue, termsSchema, ofPlan('get_terms', plan), signal),
    restricted: async (plan, signal) =>
      (
        await orNone(ask(catalogue, restrictedSchema, ofPlan('country_restricted', plan), signal))
      ).map(({ iso_country }) => iso_country),
    prices: async (trip, signal) =>
      (await ask(shopping, pricesSchema, { request: 'get_order_price_edad', ...trip }, signal))
        .planes,
    planPrice: (trip, signal) =>
      ask(
        sales,
        planPriceSchema,
        { request: 'get_order_price_edad_plan', ...trip },
        signal,
        recheckMs,
      ),
    addOrder: (order, signal) => tell(orderSchema, { request: 'add_order', ...order }, signal),
    changeOrder: async (change, signal) =>
      void (await tell(doneSchema, { request: 'request_changes', ...change }, signal)),
    cancelOrder: async (codigo, signal) =>
      void (await tell(
        doneSchema,
        { request: 'request_cancellation', codigo, notificar: '0' },
        signal,
      )),
    async voucher(codigo, signal) {
      const found = await ask(sales, vouchersSchema, { request: 'get_voucher', codigo }, signal);
      const voucher = found.find((one) => one.codigo === codigo);
      if (!voucher) throw new SupplierError(CODE, 'malformed', new Error('codigo'));
      return voucher;
    },
    report: (asked, signal) =>
      orNone(
        ask(
          sales,
          reportSchema,
          { request: 'get_sales_report', formato: 'json', ...asked },
          signal,
        ),
      ),
    addressOf: (path) => new URL(path, baseUrl).href,
    async pdf(address, signal) {
      const bytes = await files.get(address, signal);
      if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
        throw new SupplierError(CODE, 'malformed', new Error('not a PDF'));
      return bytes;
    },
    async close() {
      await Promise.all([tokens, catalogue, shopping, sales, files].map((one) => one.close()));
    },
  };
}

const numberIn = (answer: unknown): number | undefined =>
  refusalSchema.safeParse(answer).data?.result.error_id;
/** @throws TkRefusal when the answer is a rejection */
function refused(answer: unknown): unknown {
  const number = numberIn(answer);
  if (number !== undefined) throw new TkRefusal(number);
  return answer;
}
function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new SupplierError(CODE, 'malformed', new Error(parsed.error.issues[0]?.path.join('.')));
  return parsed.data;
}

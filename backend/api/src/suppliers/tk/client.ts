import type * as z from 'zod';
import { createFileSource } from '../../lib/http-client/createFileSource';
import { createHttp, type Http, type HttpOptions } from '../../lib/http-client/createHttp';
import { SupplierError } from '../../lib/http-client/supplierError';
import { createToken } from '../token';
import { TK_CODE, numberOf, NO_RESULTS, TkRefusal, TOKEN_REFUSED } from './refusal';
import {
  categoriesSchema,
  coveragesSchema,
  doneSchema,
  tkOrderSchema,
  planPriceSchema,
  plansSchema,
  pricesSchema,
  tkRefusalSchema,
  regionsSchema,
  type ReportRow,
  reportSchema,
  restrictedSchema,
  planTermsSchema,
  tkTokenSchema,
  vouchersSchema,
  type WireCoverages,
  type TkOrder,
  type WireTerms,
  type WireVoucher,
} from './wire';

const MEGABYTE = 1024 * 1024;
/** Timeouts in milliseconds. */
const [SEARCH_MS, RECHECK_MS, BOOKING_MS, TOKEN_MS, FILE_MS] = [8000, 15_000, 60_000, 5000, 10_000];
/**
 * Seconds for which a token is used. The vendor does not state its life, so it is renewed early, and at once when rejected.
 */
const TOKEN_LIFE_S = 1200;
export const TK_LANGUAGE = 'spa';

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
/**
 * Client with two addresses and a verb in every body. Calls for plans, prices and policies are queued separately and have
 * separate circuit states; all share one token. @throws SupplierError from each call; TkRefusal when the supplier rejects
 * the request
 */
export function createTkClient(access: TkAccess) {
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
    createHttp({ name: TK_CODE, baseUrl, onCall, timeoutMs: ms, maxBytes: 4 * MEGABYTE });
  const [tokens, catalogue, shopping, sales] = [
    client(Math.min(TOKEN_MS, timeoutMs)),
    client(timeoutMs),
    client(timeoutMs),
    client(bookingMs),
  ];
  const files = createFileSource({
    name: TK_CODE,
    baseUrl,
    onCall,
    timeoutMs: Math.min(FILE_MS, bookingMs),
    maxBytes: 8 * MEGABYTE,
  });
  const token = createToken(async () => {
    const answer = await tokens.post('/auth', { usuario: user, password });
    const { result } = read(tkTokenSchema, refused(answer));
    return { access_token: result.token, expires_in: TOKEN_LIFE_S };
  }, clock);

  /** Runs a call with a token. A call with a rejected token had no effect, so it is repeated once with a new token. */
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
  const query = async <T>(
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
  const change = async <T>(schema: z.ZodType<T>, fields: Fields, signal: AbortSignal): Promise<T> =>
    read(
      schema,
      await withToken(
        (value) => sales.put('/quote', { ...fields, token: value }, { signal }),
        signal,
      ),
    );
  const ofPlan = (request: string, id_plan: string) => ({
    request,
    id_plan,
    language: TK_LANGUAGE,
  });
  const orNone = async <T>(rows: Promise<T[]>): Promise<T[]> => {
    try {
      return await rows;
    } catch (error) {
      if (numberOf(error) === NO_RESULTS) return [];
      throw error;
    }
  };
  return {
    regions: (signal: AbortSignal) =>
      query(catalogue, regionsSchema, { request: 'get_regions' }, signal),
    categories: (signal: AbortSignal) =>
      query(
        catalogue,
        categoriesSchema,
        { request: 'get_plan_category', language: TK_LANGUAGE },
        signal,
      ),
    /** All plans, not parsed. */
    plans: (signal: AbortSignal): Promise<unknown[]> =>
      orNone(
        query(catalogue, plansSchema, { request: 'get_plans', language: TK_LANGUAGE }, signal),
      ),
    coverages: (plan: string, signal: AbortSignal): Promise<WireCoverages> =>
      query(catalogue, coveragesSchema, ofPlan('get_coverages', plan), signal),
    terms: (plan: string, signal: AbortSignal): Promise<WireTerms> =>
      query(catalogue, planTermsSchema, ofPlan('get_terms', plan), signal),
    /** ISO countries whose residents cannot buy the plan. */
    restricted: async (plan: string, signal: AbortSignal): Promise<string[]> =>
      (
        await orNone(query(catalogue, restrictedSchema, ofPlan('country_restricted', plan), signal))
      ).map(({ iso_country }) => iso_country),
    /** Prices by plan, not parsed. */
    prices: async (trip: Fields, signal: AbortSignal): Promise<Record<string, unknown>> =>
      (await query(shopping, pricesSchema, { request: 'get_order_price_edad', ...trip }, signal))
        .planes,
    planPrice: (trip: Fields, signal: AbortSignal): Promise<unknown> =>
      query(
        sales,
        planPriceSchema,
        { request: 'get_order_price_edad_plan', ...trip },
        signal,
        recheckMs,
      ),
    addOrder: (order: Fields, signal: AbortSignal): Promise<TkOrder> =>
      change(tkOrderSchema, { request: 'add_order', ...order }, signal),
    changeOrder: async (fields: Fields, signal: AbortSignal): Promise<void> =>
      void (await change(doneSchema, { request: 'request_changes', ...fields }, signal)),
    cancelOrder: async (codigo: string, signal: AbortSignal): Promise<void> =>
      void (await change(
        doneSchema,
        { request: 'request_cancellation', codigo, notificar: '0' },
        signal,
      )),
    async voucher(codigo: string, signal: AbortSignal): Promise<WireVoucher> {
      const found = await query(sales, vouchersSchema, { request: 'get_voucher', codigo }, signal);
      const voucher = found.find((one) => one.codigo === codigo);
      if (!voucher) throw new SupplierError(TK_CODE, 'malformed', new Error('codigo'));
      return voucher;
    },
    /** Policies between two days, written as the vendor writes them, with one of these states. */
    report: (
      filter: { desde: string; hasta: string; estatus: string },
      signal: AbortSignal,
    ): Promise<ReportRow[]> =>
      orNone(
        query(
          sales,
          reportSchema,
          { request: 'get_sales_report', formato: 'json', ...filter },
          signal,
        ),
      ),
    /** Address of a path at the supplier's host, outside the prefix of its API. */
    addressOf: (path: string): string => new URL(path, baseUrl).href,
    /** Downloads a PDF. @throws SupplierError `malformed` when the file is not a PDF */
    async pdf(address: string, signal: AbortSignal): Promise<Buffer> {
      const bytes = await files.get(address, signal);
      if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
        throw new SupplierError(TK_CODE, 'malformed', new Error('not a PDF'));
      return bytes;
    },
    async close(): Promise<void> {
      await Promise.all([tokens, catalogue, shopping, sales, files].map((one) => one.close()));
    },
  };
}
export type TkClient = ReturnType<typeof createTkClient>;

const numberIn = (answer: unknown): number | undefined =>
  tkRefusalSchema.safeParse(answer).data?.result.error_id;
/** Returns the answer. @throws TkRefusal when it is a rejection */
function refused(answer: unknown): unknown {
  const number = numberIn(answer);
  if (number !== undefined) throw new TkRefusal(number);
  return answer;
}
function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new SupplierError(
      TK_CODE,
      'malformed',
      new Error(parsed.error.issues[0]?.path.join('.')),
    );
  return parsed.data;
}

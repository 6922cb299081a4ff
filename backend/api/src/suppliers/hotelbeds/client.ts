import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { createHttp, type Http, type HttpOptions } from '../../lib/http-client/createHttp';
import type { RawBody } from '../../lib/http-client/rawBody';
import { type Refusal, SupplierError } from '../../lib/http-client/supplierError';
import { isAt, paceOf, type Pacing } from '../../lib/pacing/pacing';
import { HOTELBEDS_LANGUAGE } from './request';
import {
  bookingListSchema,
  type CheckedHotel,
  checkRatesSchema,
  type HotelbedsBooking,
  oneBookingSchema,
  refusalSchema,
} from './sale/wire';
import {
  availabilitySchema,
  contentHotelsSchema,
  destinationsSchema,
  facilitiesSchema,
  roomTypesSchema,
} from './wire';

export const HOTELBEDS_CODE = 'HB';
const MEGABYTE = 1024 * 1024;
const PAGE = 1000;
/** Maximum bytes of an answer. A destination of 1,000 hotels with all its rates is about 10 MB of JSON. */
const MAX_BYTES = 24 * MEGABYTE;
const CONTENT_TIMEOUT_MS = 20_000;
const [RECHECK_MS, BOOKING_MS] = [15_000, 60_000];
const BOOKING_PAGE = 25;
const LIST_PAGE = 500;
/** Rate limit of an evaluation key. The limit of a production contract is a setting. */
const TEST_RULES = [{ calls: 50, seconds: 86_400 }];
const TEST_HOST = 'api.test.hotelbeds.com';
/** HTTP statuses for an exceeded quota. */
const QUOTA_STATUSES = [403, 429];
const HOTEL_FIELDS =
  'code,name,destinationCode,categoryCode,city,address,description,coordinates,images,facilities';

export interface HotelbedsAccess extends Pacing {
  baseUrl: string;
  apiKey: string;
  secret: string;
  /** Timeout of price requests in milliseconds; the vendor's own limit is 5 s. */
  timeoutMs: number;
  /** Timeouts in milliseconds: check rates (the vendor's limit is 15 s) and bookings (60 s). */
  recheckMs?: number;
  bookingMs?: number;
  clock: () => Date;
  onCall?: HttpOptions['onCall'];
}
type ListedBooking = Pick<HotelbedsBooking, 'reference' | 'clientReference' | 'status'>;

/** Hex SHA-256 of key, secret and the time in whole seconds, as the vendor requires. */
export function signature(apiKey: string, secret: string, now: Date): string {
  return createHash('sha256')
    .update(`${apiKey}${secret}${Math.floor(now.getTime() / 1000)}`)
    .digest('hex');
}

/**
 * Client of the booking API 1.0 and the content API 1.0, as the vendor's OpenAPI describes them. Calls for prices, sales and
 * content are queued separately and have separate circuit states.
 */
export function createHotelbedsClient(access: HotelbedsAccess) {
  const {
    baseUrl,
    apiKey,
    secret,
    clock,
    timeoutMs,
    recheckMs = RECHECK_MS,
    bookingMs = BOOKING_MS,
    onCall,
  } = access;
  const headers = () => ({ 'Api-key': apiKey, 'X-Signature': signature(apiKey, secret, clock()) });
  const common = {
    name: HOTELBEDS_CODE,
    baseUrl,
    headers,
    onCall,
    maxBytes: MAX_BYTES,
    quotaStatuses: QUOTA_STATUSES,
    pace: paceOf(access, {
      vendor: HOTELBEDS_CODE,
      rules: isAt(baseUrl, TEST_HOST) ? TEST_RULES : [],
    }),
  };
  const prices = createHttp({ ...common, timeoutMs });
  const content = createHttp({
    ...common,
    timeoutMs: CONTENT_TIMEOUT_MS,
    maxConcurrent: 4,
  });
  const sales = createHttp({ ...common, timeoutMs: bookingMs, isRefusal });
  const list =
    <K extends string>(
      path: string,
      key: K,
      schema: PageSchema<K>,
      query: Record<string, string>,
    ) =>
    (signal: AbortSignal) =>
      readPages(
        content,
        `/hotel-content-api/1.0${path}`,
        query,
        (answer) => read(schema, answer),
        key,
        signal,
      );
  return {
    /** Hotels with prices, not parsed. @throws SupplierError */
    async availability(body: object, signal: AbortSignal): Promise<unknown[]> {
      return read(availabilitySchema, await prices.post(AVAILABILITY, body, { signal })).hotels
        .hotels;
    },
    /** Hotels with prices as a raw body, which `readAvailability` parses. @throws SupplierError */
    availabilityRaw: (body: object, signal: AbortSignal): Promise<RawBody> =>
      prices.postRaw(AVAILABILITY, body, { signal }),
    hotels: (filter: { destinationCode?: string }, signal: AbortSignal): Promise<unknown[]> =>
      list('/hotels', 'hotels', contentHotelsSchema, { fields: HOTEL_FIELDS, ...filter })(signal),
    destinations: list('/locations/destinations', 'destinations', destinationsSchema, {
      fields: 'all',
    }),
    facilities: list('/types/facilities', 'facilities', facilitiesSchema, { fields: 'all' }),
    /** Content of a hotel from `/hotels/{code}/details`, not parsed. */
    hotelDetails: (hotelCode: string, signal: AbortSignal): Promise<unknown> =>
      content.get(`/hotel-content-api/1.0/hotels/${hotelCode}/details`, {
        query: { language: HOTELBEDS_LANGUAGE },
        signal,
      }),
    roomTypes: (codes: readonly string[], signal: AbortSignal): Promise<unknown[]> =>
      list('/types/rooms', 'rooms', roomTypesSchema, { fields: 'all', codes: codes.join(',') })(
        signal,
      ),
    checkRates: async (body: object, signal: AbortSignal): Promise<CheckedHotel> =>
      read(
        checkRatesSchema,
        await sales.post('/hotel-api/1.0/checkrates', body, { signal, timeoutMs: recheckMs }),
      ),
    book: async (body: object, signal: AbortSignal): Promise<HotelbedsBooking> =>
      read(oneBookingSchema, await sales.post(BOOKINGS, body, { signal })).booking,
    /** Bookings with a client reference that were created from `start` to `end`, both included, and their total number. */
    async bookings(
      query: { clientReference: string; start: string; end: string },
      signal: AbortSignal,
    ): Promise<{ bookings: ListedBooking[]; total: number }> {
      const range = { from: 1, to: BOOKING_PAGE, filterType: 'CREATION', status: 'ALL' };
      const { bookings } = read(
        bookingListSchema,
        await sales.get(BOOKINGS, { query: { ...query, ...range }, signal }),
      );
      return { bookings: bookings.bookings, total: bookings.total ?? bookings.bookings.length };
    },
    /** All bookings that were created from `start` to `end`, with any reference. */
    async everyBooking(
      days: { start: string; end: string },
      signal: AbortSignal,
    ): Promise<ListedBooking[]> {
      const found: ListedBooking[] = [];
      for (let from = 1; ; from += LIST_PAGE) {
        const query = {
          ...days,
          from,
          to: from + LIST_PAGE - 1,
          filterType: 'CREATION',
          status: 'ALL',
        };
        const { bookings } = read(
          bookingListSchema,
          await sales.get(BOOKINGS, { query, signal }),
        ).bookings;
        found.push(...bookings);
        if (bookings.length < LIST_PAGE) return found;
      }
    },
    booking: async (locator: string, signal: AbortSignal): Promise<HotelbedsBooking> =>
      read(
        oneBookingSchema,
        await sales.get(bookingPath(locator), { query: { language: HOTELBEDS_LANGUAGE }, signal }),
      ).booking,
    cancel: async (
      locator: string,
      cancellationFlag: 'SIMULATION' | 'CANCELLATION',
      signal: AbortSignal,
    ): Promise<HotelbedsBooking> =>
      read(
        oneBookingSchema,
        await sales.delete(bookingPath(locator), {
          query: { cancellationFlag, language: HOTELBEDS_LANGUAGE },
          signal,
        }),
      ).booking,
    async close() {
      await Promise.all([prices.close(), content.close(), sales.close()]);
    },
  };
}
export type HotelbedsClient = ReturnType<typeof createHotelbedsClient>;

const AVAILABILITY = '/hotel-api/1.0/hotels';
const BOOKINGS = '/hotel-api/1.0/bookings';
const bookingPath = (locator: string) => `${BOOKINGS}/${encodeURIComponent(locator)}`;
/** True for "sold out", which the vendor reports as a 500. It does not count as an outage. */
const isRefusal = ({ body }: Refusal): boolean =>
  refusalSchema.safeParse(body).data?.error.code.startsWith('PRODUCT_ERROR') === true;

type Page<K extends string> = { total: number } & Record<K, unknown[]>;
type PageSchema<K extends string> = z.ZodType<Page<K>>;

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new SupplierError(
      HOTELBEDS_CODE,
      'malformed',
      new Error(parsed.error.issues[0]?.path.join('.')),
    );
  return parsed.data;
}

async function readPages<K extends string>(
  http: Http,
  path: string,
  query: Record<string, string>,
  toPage: (answer: unknown) => Page<K>,
  key: K,
  signal: AbortSignal,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let from = 1; ; from += PAGE) {
    const page = toPage(
      await http.get(path, {
        query: { ...query, language: HOTELBEDS_LANGUAGE, from, to: from + PAGE - 1 },
        signal,
      }),
    );
    rows.push(...page[key]);
    if (from + PAGE > page.total || page[key].length === 0) return rows;
  }
}

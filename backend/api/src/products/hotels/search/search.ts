import type { FeaturedHotelsResponse, HotelSearchQuery } from '@tiquete/contracts';
import type { Cache, CachePolicy } from '../../../lib/cache/createCache';
import type { Caller } from '../../../http/callerOf';
import {
  collectAnswers,
  MAX_WAIT_MS,
  type SearchPart,
  TOGETHER_MS,
} from '../../../lib/search/collectAnswers';
import { createSearches, type SearchRun } from '../../../lib/search/createSearches';
import type { Log } from '../../../lib/search/log';
import { inProcess, type Threads } from '../../../lib/threads/threads';
import { type SearchSlots, unlimitedSearches } from '../../../lib/search/searchSlots';
import { toBuffer } from '../../../lib/toBuffer';
import { checkHotelQuery } from './checkHotelQuery';
import type { Destinations, HotelQuery, HotelSupplier } from '../ports';
import { mergeAnswers } from './mergeAnswers';
import { cardKey } from './mergeHotels';
import { readHotelQuery, hotelResultKey } from './queryKey';
import { quoteScope, type SellingBrand } from '../../../money';
import { createNearestDates } from './nearestDates';
import { createFromPrice, createNightPrices, storeNightPrice } from './nightPrices';
import {
  type HotelSession,
  findHotelSession,
  openHotelSession,
  storeHotelSession,
} from '../session';
import { searchHotelSupplier } from './searchHotelSupplier';
import type { HotelSupplierAnswer } from './toHotelResult';

/** Timeout of a supplier: 5 s, the vendor's own limit for prices. */
const SUPPLIER_TIMEOUT_MS = 5000;
const MINUTE_MS = 60_000;
/** Prices are served without a reload for 5 minutes, and for up to 15 while no supplier answers. */
const RESULT_POLICY: CachePolicy = {
  freshMs: 5 * MINUTE_MS,
  errorMs: 10 * MINUTE_MS,
  loadMs: SUPPLIER_TIMEOUT_MS + 2000,
};

/** Destinations on the home page, in this order. Those without hotels on sale are left out. */
const FEATURED_CODES = ['CTG', 'SMR', 'ADZ', 'MDE', 'CUN', 'PUJ', 'MIA', 'MAD'] as const;

export interface HotelSearchOptions {
  /** Suppliers in the order of priority: a card has the first supplier's name and pictures. */
  suppliers: readonly HotelSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  destinations: Destinations;
  /** Threads that merge answers. Without them the current thread does. */
  threads?: Threads;
  /** Search slots of all products. Without them searches are unlimited. */
  slots?: SearchSlots;
  supplierTimeoutMs?: number;
  maxWaitMs?: number;
  togetherMs?: number;
}
export type HotelSearch = ReturnType<typeof createHotelSearch>;

export function createHotelSearch(options: HotelSearchOptions) {
  const {
    suppliers,
    cache,
    clock,
    log,
    destinations,
    threads = inProcess,
    slots = unlimitedSearches,
    supplierTimeoutMs: timeoutMs = SUPPLIER_TIMEOUT_MS,
    maxWaitMs = MAX_WAIT_MS,
    togetherMs = TOGETHER_MS,
  } = options;
  const searches = createSearches({ cache, policy: RESULT_POLICY, maxWaitMs, slots });
  const placesOf = (code: string) => [code, destinations.countryOf(code) ?? ''];

  /** Merges the answers up to now, and stores the facts that later steps need. Returns the packed answer and its cards. */
  const mergeAndStore = async (
    { answers, reports, isLast }: SearchPart<HotelSupplierAnswer>,
    search: { brand: SellingBrand; query: HotelQuery; session: Session; shown: string[] },
    signal: AbortSignal,
  ) => {
    const { brand, query, session, shown } = search;
    const { sessionCode, expires_at } = session;
    // Before the first answer there is nothing to merge, so the current thread suffices.
    const merged = await (answers.length > 0 ? threads : inProcess).run(
      mergeAnswers,
      { query, ...session, answers, reports, shown },
      signal,
    );
    const hotels = merged.hotels.map(({ destination, ...hotel }) => ({
      ...hotel,
      places: placesOf(destination),
    }));
    await Promise.all([
      storeHotelSession(cache, sessionCode, {
        brandId: quoteScope(brand),
        expires_at,
        isWhole: isLast,
        query,
        hotels,
      }),
      isComplete(reports) &&
        merged.lowestNight !== null &&
        storeNightPrice(cache, brand, query, merged.lowestNight, clock()),
    ]);
    return { packed: toBuffer(merged.packed), cards: hotels.map(cardKey) };
  };
  /** Searches every supplier once. Each partial result is published and belongs to the same session as the last one. */
  const runSearch = async (run: SearchRun, brand: SellingBrand, query: HotelQuery) => {
    try {
      if (!(await run.start())) return;
      const { signal } = run;
      const session = openHotelSession(clock);
      const calls = suppliers.map((supplier) => ({
        answer: searchHotelSupplier(supplier, { brand, query, signal, timeoutMs, placesOf, log }),
        pending: { code: supplier.code, status: 'pending' as const, ms: 0, hotels: 0 },
      }));
      const shown: string[] = [];
      for await (const part of collectAnswers(calls, { togetherMs, firstPartMs: maxWaitMs })) {
        const made = await mergeAndStore(part, { brand, query, session, shown }, signal);
        shown.push(...made.cards);
        // Pictures and addresses may arrive after the prices.
        const isFull = isComplete(part.reports) && !part.answers.some(isBare);
        await (part.isLast ? run.finish(made.packed, isFull) : run.publish(made.packed));
      }
    } catch (error) {
      await run.fail(error);
    }
  };
  /**
   * Returns the contract's answer, packed by `packAnswer`: as soon as a supplier has answered, or after 1.5 s with partial
   * results. A repeated request with its `sessionCode` waits for the other suppliers, for 1.5 s at most again. @throws
   * AppError when the query breaks a rule or no supplier answers
   */
  const search = async (
    brand: SellingBrand,
    body: HotelSearchQuery,
    caller?: Caller,
  ): Promise<Buffer> => {
    checkHotelQuery(body, destinations);
    const named = readHotelQuery(body, destinations);
    const key = hotelResultKey(brand, named);
    const ready = cache.getFresh(key);
    if (ready) return ready;
    const joined = await searches.join(key, body.sessionCode !== undefined, caller?.signal);
    if (joined.run) void runSearch(joined.run, brand, named.query);
    return joined.answer();
  };
  const fromPrice = createFromPrice(options);
  return {
    search,
    /**
     * Stays near one without results, from recent searches or from one search a day later. @throws AppError when the query
     * breaks a rule
     */
    nearestDates: createNearestDates({ cache, destinations, search }),
    /**
     * Lowest price per night on the days around an arrival, from recent searches. @throws AppError when the query breaks a
     * rule
     */
    nightPrices: createNightPrices(options),
    /**
     * Cities of the home page with their lowest known prices, which a page may show for `shownMs`. `codes` is the brand's own
     * choice, in its order.
     */
    featured: async (
      brand: SellingBrand,
      shownMs: number,
      codes: readonly string[] = FEATURED_CODES,
    ): Promise<FeaturedHotelsResponse> => ({
      data: {
        destinations: await Promise.all(
          destinations.featured(codes).map(async (city) => {
            const from_price = await fromPrice(brand, city.code, shownMs);
            return { ...city, ...(from_price && { from_price }) };
          }),
        ),
      },
    }),
    /**
     * The search with this `sessionCode`, for later steps; undefined when it has expired or belongs to another scope
     * (`quoteScope`).
     */
    session: (scope: string, sessionCode: string): Promise<HotelSession | undefined> =>
      findHotelSession(cache, scope, sessionCode),
  };
}

type Session = ReturnType<typeof openHotelSession>;

const isComplete = (reports: readonly HotelSupplierAnswer['report'][]): boolean =>
  reports.every(({ status }) => status === 'ok');

/** True when the hotels have prices, but neither pictures nor texts yet. */
const isBare = ({ hotels }: HotelSupplierAnswer): boolean =>
  hotels.length > 0 &&
  hotels.every(
    ({ images, address, description_short }) =>
      images.length === 0 && address === '' && description_short === '',
  );

import type {
  FeaturedHotelsResponse,
  HotelSearchQuery,
  NearestDatesQuery,
  NearestStay,
  NightPrice,
} from '@tiquete/contracts';
import type { Cache, CachePolicy } from '../../../lib/cache/createCache';
import type { Caller } from '../../../http/callerOf';
import { MAX_WAIT_MS, TOGETHER_MS } from '../../../lib/search/runSearch';
import type { Log } from '../../../lib/search/log';
import { inProcess, type Threads } from '../../../lib/threads/threads';
import { type SearchSlots, unlimitedSearches } from '../../../lib/search/searchSlots';
import { createPartialAnswers } from '../../../lib/search/partialAnswers';
import { checkQuery } from './checkQuery';
import type { Destinations, HotelSupplier } from '../ports';
import { askedBy, resultKey } from './queryKey';
import type { SellingBrand } from '../../../money';
import { createNearestDates } from './nearestDates';
import { createNightPrices } from './nightPrices';
import { searchHotels } from './searchHotels';
import { type SearchSession, findSession } from './searchSession';

/** Milliseconds: 5 s, the vendor's own limit for prices. */
const SUPPLIER_TIMEOUT_MS = 5000;
const MINUTE_MS = 60_000;
/** Prices are fresh for 5 minutes, and used up to 15 when no supplier answers. */
const RESULT_POLICY: CachePolicy = {
  freshMs: 5 * MINUTE_MS,
  errorMs: 10 * MINUTE_MS,
  loadMs: SUPPLIER_TIMEOUT_MS + 2000,
};

/** Destinations on the home page, in this order; those without hotels for sale are left out. */
const FEATURED_CODES = ['CTG', 'SMR', 'ADZ', 'MDE', 'CUN', 'PUJ', 'MIA', 'MAD'] as const;

export interface HotelServiceOptions {
  /** Suppliers ordered by priority: the first one's names and pictures are shown. */
  suppliers: readonly HotelSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  destinations: Destinations;
  /** Threads that merge answers; by default the current thread does. */
  threads?: Threads;
  /** Slots shared by all products; unlimited by default. */
  slots?: SearchSlots;
  supplierTimeoutMs?: number;
  maxWaitMs?: number;
  togetherMs?: number;
}
export interface HotelService {
  /**
   * The contract's answer, packed by `packAnswer`: once a supplier has answered, or after 1.5 s with partial results. A
   * repeated request with its `sessionCode` waits for the rest, again for at most 1.5 s. @throws AppError when the query
   * breaks a rule or no supplier answers
   */
  search(brand: SellingBrand, query: HotelSearchQuery, caller?: Caller): Promise<Buffer>;
  /**
   * Stays close to one without results, from recent searches or from one search a day later. @throws AppError when the query
   * breaks a rule
   */
  nearestDates(
    brand: SellingBrand,
    query: NearestDatesQuery,
    caller?: Caller,
  ): Promise<NearestStay[]>;
  /**
   * Lowest price per night of the days around an arrival, from recent searches. @throws AppError when the query breaks a rule
   */
  nightPrices(brand: SellingBrand, query: NearestDatesQuery): Promise<NightPrice[]>;
  /** `codes`: the brand's own choice of cities, in its order. */
  featured(codes?: readonly string[]): FeaturedHotelsResponse;
  /**
   * The search with this `sessionCode`, for later steps. Undefined when it has expired or belongs to another scope
   * (`quoteScope`).
   */
  session(scope: string, sessionCode: string): Promise<SearchSession | undefined>;
}

export function createHotelService(options: HotelServiceOptions): HotelService {
  const {
    cache,
    destinations,
    threads = inProcess,
    slots = unlimitedSearches,
    supplierTimeoutMs = SUPPLIER_TIMEOUT_MS,
    maxWaitMs = MAX_WAIT_MS,
    togetherMs = TOGETHER_MS,
  } = options;
  const answers = createPartialAnswers({ cache, policy: RESULT_POLICY, maxWaitMs, slots });
  const run = { ...options, threads, supplierTimeoutMs, togetherMs, firstPartMs: maxWaitMs };

  const search: HotelService['search'] = async (brand, body, caller) => {
    checkQuery(body, destinations);
    const asked = askedBy(body, destinations);
    const key = resultKey(brand, asked);
    return answers.ask(
      key,
      body.sessionCode !== undefined,
      (onPart, own) => searchHotels(run, brand, asked.query, onPart, own),
      caller,
    );
  };
  return {
    search,
    nearestDates: createNearestDates({ cache, destinations, search }),
    nightPrices: createNightPrices(options),
    featured: (codes = FEATURED_CODES) => ({
      data: { destinations: destinations.featured(codes) },
    }),
    session: (scope, sessionCode) => findSession(cache, scope, sessionCode),
  };
}

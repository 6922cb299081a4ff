import type {
  FeaturedHotelsResponse,
  HotelSearchQuery,
  NearestDatesQuery,
  NearestStay,
  NightPrice,
} from '@tiquete/contracts';
import type { Cache, CachePolicy } from '../../../lib/cache/createCache';
import type { Caller } from '../../../lib/server/callerOf';
import { MAX_WAIT_MS, TOGETHER_MS } from '../../../lib/search/runSearch';
import type { Log } from '../../../lib/search/log';
import { inProcess, type Threads } from '../../../lib/threads/threads';
import { type SearchSlots, unlimitedSearches } from '../../../lib/search/searchSlots';
import { createPartialAnswers } from '../../../lib/search/partialAnswers';
import { checkQuery } from './checkQuery';
import type { Destinations, HotelSupplier } from '../ports';
import { askedBy, resultKey } from './queryKey';
import type { SellingBrand } from '../../../modules/mark-ups';
import { createNearestDates } from './nearestDates';
import { createNightPrices } from './nightPrices';
import { searchHotels } from './searchHotels';
import { type SearchSession, findSession } from './searchSession';

/** A supplier may take 5 s, the vendor's own limit for prices. */
const SUPPLIER_TIMEOUT_MS = 5000;
const MINUTE_MS = 60_000;
/** Prices are fresh for 5 minutes, and serve until 15 when no supplier answers. */
const RESULT_POLICY: CachePolicy = {
  freshMs: 5 * MINUTE_MS,
  errorMs: 10 * MINUTE_MS,
  loadMs: SUPPLIER_TIMEOUT_MS + 2000,
};

/** Destinations that the home shows, in this order; those without hotels for sale are left out. */
const FEATURED_CODES = ['CTG', 'SMR', 'ADZ', 'MDE', 'CUN', 'PUJ', 'MIA', 'MAD'] as const;

export interface HotelServiceOptions {
  /** In their order of trust: the first one's names and pictures are shown. */
  suppliers: readonly HotelSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  destinations: Destinations;
  /** Where answers are merged; in this thread by default. */
  threads?: Threads;
  /** Shared by all products; unlimited by default. */
  slots?: SearchSlots;
  supplierTimeoutMs?: number;
  maxWaitMs?: number;
  togetherMs?: number;
}
export interface HotelService {
  /**
   * The contract's answer, packed by `packAnswer`: once a supplier has answered, or after 1.5 s with what there is.
   * Asked again with its `sessionCode`, it waits for the rest, again for 1.5 s at most.
   * @throws AppError when the query breaks a rule or no supplier answers.
   */
  search(brand: SellingBrand, query: HotelSearchQuery, caller?: Caller): Promise<Buffer>;
  /** Stays near one that found nothing, from what was searched lately, or from one search a day later. @throws AppError when the query breaks a rule */
  nearestDates(
    brand: SellingBrand,
    query: NearestDatesQuery,
    caller?: Caller,
  ): Promise<NearestStay[]>;
  /** The lowest night of the days around an arrival, from what was searched lately. @throws AppError when the query breaks a rule */
  nightPrices(brand: SellingBrand, query: NearestDatesQuery): Promise<NightPrice[]>;
  /** `codes`: the brand's own choice of cities, in its order. */
  featured(codes?: readonly string[]): FeaturedHotelsResponse;
  /** The search that `sessionCode` names, for the steps after it. Undefined when it has expired or belongs to another scope (`quoteScope`). */
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

import type { FeaturedFlightsResponse, FlightSearchQuery, FlightTariff } from '@tiquete/contracts';
import type { Cache, CachePolicy } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import type { Caller } from '../../../http/callerOf';
import { MAX_WAIT_MS, TOGETHER_MS } from '../../../lib/search/collectAnswers';
import type { Log } from '../../../lib/search/log';
import { inProcess, type Threads } from '../../../lib/threads/threads';
import type { ExchangeRates } from '../../../money';
import { type SearchSlots, unlimitedSearches } from '../../../lib/search/searchSlots';
import { createSearches } from '../../../lib/search/createSearches';
import type { SupplierSearchParts } from './searchSupplier';
import { type CalendarBrand, createFlightCalendar } from '../calendar/calendar';
import { featuredFlights, type FeaturedRoute } from '../calendar/featuredFlights';
import { storeLowest } from '../calendar/lowestSeen';
import { checkFlightQuery } from './checkFlightQuery';
import { readAirports } from '../places/airportTable';
import { createFlightPlaces } from '../places/flightPlaces';
import type { FlightSupplier, SupplierFlightOffer } from '../ports';
import { createFlightPrices } from '../calendar/priceGrid';
import type { SeenPrices } from '../calendar/seenPrices';
import { flightResultKey, toFlightQuery } from './toFlightQuery';
import { searchFlights, type FlightSearchParts } from './searchFlights';
import { createRateLender, NO_RATES } from '../suppliers';
import { createUpselling } from '../upselling';

/** Timeout of a source in milliseconds. Travellers see partial results meanwhile. */
const SUPPLIER_TIMEOUT_MS = 9000;
const MINUTE_MS = 60_000;
/**
 * Fares are served without a reload for 3 minutes, and for up to 8 while no supplier answers. A session lasts 15, so that
 * time is left to continue.
 */
const RESULT_POLICY: CachePolicy = {
  freshMs: 3 * MINUTE_MS,
  errorMs: 5 * MINUTE_MS,
  loadMs: SUPPLIER_TIMEOUT_MS + 2000,
};
const FEATURED_WAIT_MS = 1500;

export interface FlightSearchOptions {
  /** Suppliers in the order of priority: of two equal offers the first supplier's is shown. */
  suppliers: readonly FlightSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  pictures: { place(code: string): string };
  seen: SeenPrices;
  featuresOf(offer: SupplierFlightOffer): FlightTariff['features'];
  onDropped?: SupplierSearchParts['onDropped'];
  /** Threads that read and merge answers. Without them the current thread does. */
  threads?: Threads;
  /** Search slots of all products. Without them searches are unlimited. */
  slots?: SearchSlots;
  /** Exchange rates. Without them only offers in pesos are sold. */
  exchange?: ExchangeRates;
  supplierTimeoutMs?: number;
  maxWaitMs?: number;
  togetherMs?: number;
}
export type FlightSearch = ReturnType<typeof createFlightSearch>;

/** Search, fares, prices by day and places, as the routes offer them. */
export function createFlightSearch(options: FlightSearchOptions) {
  const {
    suppliers,
    cache,
    clock,
    log,
    pictures,
    seen,
    featuresOf,
    onDropped = () => undefined,
    threads = inProcess,
    slots = unlimitedSearches,
    exchange = NO_RATES,
    supplierTimeoutMs = SUPPLIER_TIMEOUT_MS,
    maxWaitMs = MAX_WAIT_MS,
    togetherMs = TOGETHER_MS,
  } = options;
  const searches = createSearches({ cache, policy: RESULT_POLICY, maxWaitMs, slots });
  const calendars = createFlightCalendar({ suppliers, cache, clock, log });
  const run = {
    cache,
    clock,
    log,
    supplierTimeoutMs,
    togetherMs,
    firstPartMs: maxWaitMs,
    onDropped,
    threads,
    lendRates: createRateLender(exchange),
  };
  return {
    ...calendars,
    ...createFlightPrices({ suppliers, seen, cache, clock, log }),
    ...createFlightPlaces({ suppliers, cache, clock, log }),
    ...createUpselling({ suppliers, cache, log, featuresOf, onDropped }),
    /**
     * Returns the contract's answer, packed: as soon as a supplier has answered, or after 1.5 s with partial results. A
     * repeated request with its `sessionCode` waits for the other suppliers, for 1.5 s at most again. @throws AppError when
     * the query breaks a rule or no supplier answers
     */
    async search(brand: CalendarBrand, body: FlightSearchQuery, caller?: Caller): Promise<Buffer> {
      const airports = await readAirports();
      checkFlightQuery(body, airports, clock());
      const searched = suppliers.filter(({ code }) => body.sources.includes(code));
      if (searched.length === 0) throw new AppError('SUPPLIER_UNAVAILABLE');
      const query = toFlightQuery(body);
      const key = flightResultKey(
        brand,
        query,
        searched.map(({ code }) => code),
      );
      const ready = cache.getFresh(key);
      if (ready) return ready;
      // A search of some sources only does not tell the lowest price of the day.
      const onFound: FlightSearchParts['onFound'] =
        searched.length === suppliers.length && !brand.isPreview
          ? async (session, lowest) => {
              await storeLowest(cache, session, lowest, clock());
              // The answer is sent even if the usual price could not be stored.
              await seen
                .store(session, lowest)
                .catch((error: unknown) => log.error({ err: error }, 'price not stored'));
            }
          : async () => undefined;
      const parts = { ...run, suppliers: searched, airports, onFound };
      const joined = await searches.join(key, body.sessionCode !== undefined, caller?.signal);
      if (joined.run) void searchFlights(parts, brand, query, joined.run);
      return joined.answer();
    },
    /** Routes of the home page. `routes` is the brand's own choice, in its order. */
    featured: (
      brand: CalendarBrand,
      routes?: readonly FeaturedRoute[],
    ): Promise<FeaturedFlightsResponse> =>
      featuredFlights({ calendars, clock, pictures, maxWaitMs: FEATURED_WAIT_MS }, brand, routes),
  };
}

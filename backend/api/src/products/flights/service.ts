import type { FeaturedFlightsResponse, FlightSearchQuery, FlightTariff } from '@tiquete/contracts';
import type { Cache, CachePolicy } from '../../lib/cache/createCache';
import { AppError } from '../../lib/errors';
import type { Caller } from '../../lib/server/callerOf';
import { MAX_WAIT_MS, TOGETHER_MS } from '../../lib/search/runSearch';
import type { Log } from '../../lib/search/log';
import { inProcess, type Threads } from '../../lib/threads/threads';
import type { ExchangeRates } from '../../modules/exchange';
import { type SearchSlots, unlimitedSearches } from '../../lib/search/searchSlots';
import { createPartialAnswers } from '../../lib/search/partialAnswers';
import type { AskParts } from './askSupplier';
import {
  type CalendarBrand,
  createCalendarService,
  type FlightCalendarService,
} from './calendar/calendarService';
import { featuredFlights, type FeaturedRoute } from './calendar/featured';
import { keepLowest } from './calendar/lowestSeen';
import { checkQuery } from './checkQuery';
import { readAirports } from './places/airportTable';
import { createFlightPlaces, type FlightPlaces } from './places/flightPlaces';
import type { FlightSupplier, SupplierFlightOffer } from './ports';
import { createPriceService, type FlightPriceService } from './prices/priceService';
import type { SeenPrices } from './prices/seenPrices';
import { resultKey, toQuery } from './queryKey';
import { searchFlights, type SearchRunParts } from './searchFlights';
import { createRateLender, NO_RATES } from './suppliers';
import { createUpselling, type UpsellingService } from './tariffs/upselling';

/** Milliseconds that a source may take; travellers see partial results meanwhile. */
const SUPPLIER_TIMEOUT_MS = 9000;
const MINUTE_MS = 60_000;
/** Fares are fresh for 3 minutes, and serve until 8 when no supplier answers: a session that lasts 15 has time left. */
const RESULT_POLICY: CachePolicy = {
  freshMs: 3 * MINUTE_MS,
  errorMs: 5 * MINUTE_MS,
  loadMs: SUPPLIER_TIMEOUT_MS + 2000,
};
const FEATURED_WAIT_MS = 1500;

export interface FlightServiceOptions {
  /** In their order of trust: of two equal offers the first one's is shown. */
  suppliers: readonly FlightSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  pictures: { place(code: string): string };
  seen: SeenPrices;
  featuresOf(offer: SupplierFlightOffer): FlightTariff['features'];
  onDropped?: AskParts['onDropped'];
  /** Where answers are read and merged; in this thread by default. */
  threads?: Threads;
  /** Shared by all products; unlimited by default. */
  slots?: SearchSlots;
  /** Without it only pesos are sold. */
  exchange?: ExchangeRates;
  supplierTimeoutMs?: number;
  maxWaitMs?: number;
  togetherMs?: number;
}
export interface FlightService
  extends FlightPlaces, FlightCalendarService, FlightPriceService, UpsellingService {
  /**
   * The contract's answer, packed: once a supplier has answered, or after 1.5 s with what there is.
   * Asked again with its `sessionCode`, it waits for the rest, again for 1.5 s at most.
   * @throws AppError when the query breaks a rule or no supplier answers.
   */
  search(brand: CalendarBrand, body: FlightSearchQuery, caller?: Caller): Promise<Buffer>;
  /** `routes`: the brand's own choice, in its order. */
  featured(
    brand: CalendarBrand,
    routes?: readonly FeaturedRoute[],
  ): Promise<FeaturedFlightsResponse>;
}

export function createFlightService(options: FlightServiceOptions): FlightService {
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
  const answers = createPartialAnswers({ cache, policy: RESULT_POLICY, maxWaitMs, slots });
  const calendars = createCalendarService({ suppliers, cache, clock, log });
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
    ...createPriceService({ suppliers, seen, cache, clock, log }),
    ...createFlightPlaces({ suppliers, cache, clock, log }),
    ...createUpselling({ suppliers, cache, log, featuresOf, onDropped }),
    async search(brand, body, caller) {
      const airports = await readAirports();
      checkQuery(body, airports, clock());
      const asked = suppliers.filter(({ code }) => body.sources.includes(code));
      if (asked.length === 0) throw new AppError('SUPPLIER_UNAVAILABLE');
      const query = toQuery(body);
      const key = resultKey(
        brand,
        query,
        asked.map(({ code }) => code),
      );
      // Of some sources only, the lowest price of the day is not known.
      const onFound: SearchRunParts['onFound'] =
        asked.length === suppliers.length && !brand.isPreview
          ? async (session, lowest) => {
              await keepLowest(cache, session, lowest, clock());
              // What a route usually costs is worth less than the answer itself.
              await seen
                .keep(session, lowest)
                .catch((error: unknown) => log.error({ err: error }, 'price not kept'));
            }
          : async () => undefined;
      const parts = { ...run, suppliers: asked, airports, onFound };
      return answers.ask(
        key,
        body.sessionCode !== undefined,
        (onPart, own) => searchFlights(parts, brand, query, onPart, own),
        caller,
      );
    },
    featured: (brand, routes) =>
      featuredFlights({ calendars, clock, pictures, maxWaitMs: FEATURED_WAIT_MS }, brand, routes),
  };
}

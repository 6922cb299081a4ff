import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config';
import { type Cache, type CacheEvent, createCache } from '../../lib/cache/createCache';
import { createRedisStore, type SharedStore } from '../../lib/cache/redisStore';
import type { HttpCall } from '../../lib/http/createHttp';
import type { ProductModule } from '../../modules/checkout/ports';
import { createDetailsService, type DetailsService } from './details/detailsService';
import { createHotelProduct } from './hotelProduct';
import { createPrebookingService, type PrebookingService } from './prebooking/prebookingService';
import { hotelRoutes } from './routes';
import { createHotelService, type HotelService } from './service';
import { placeRoutes } from '../../modules/places/routes';
import { createPlaceService, type PlaceService } from '../../modules/places/service';
import { createDoHotels } from '../../suppliers/dohotels/adapter';
import { createHotelbeds } from '../../suppliers/hotelbeds/adapter';
import { picturePaths as pictures } from '../../suppliers/picturePaths';

/** The vendor's own limit for prices, in milliseconds, with room for our part of the five seconds. */
const PRICES_TIMEOUT_MS = 4800;
const OUR_PART_MS = 200;

/** Milliseconds; each has the vendor's own limit when it is not told. */
export interface LodgingDeadlines {
  /** Of a search at one supplier. */
  pricesMs?: number;
  recheckMs?: number;
  bookingMs?: number;
  /** After an attempt to book, until "not found" means that it did not. */
  settlesAfterMs?: number;
}
export interface LodgingOptions {
  config: Pick<Config, 'redisUrl' | 'hotelbeds'> & Partial<Pick<Config, 'dohotels'>>;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** For metrics. */
  onCall?: (call: HttpCall) => void;
  onCacheEvent?: (event: CacheEvent) => void;
  onDropped?: (supplier: string, reason: string) => void;
  deadlines?: LodgingDeadlines;
  /** Shared by all replicas, instead of Redis. */
  store?: SharedStore;
}
export interface Lodging {
  cache: Cache;
  hotels: HotelService;
  details: DetailsService;
  prebookings: PrebookingService;
  /** Hotels for the checkout; null without a supplier. */
  product: ProductModule | null;
  places: PlaceService;
  close(): Promise<void>;
}

/** Hotels and places over every supplier that has an address. */
export function createLodging({
  config,
  clock,
  log,
  onCall,
  onCacheEvent,
  onDropped,
  deadlines = {},
  store,
}: LodgingOptions): Lodging {
  const { pricesMs = PRICES_TIMEOUT_MS } = deadlines;
  const shared =
    store ?? (config.redisUrl === null ? undefined : createRedisStore(config.redisUrl));
  const cache = createCache({ clock: () => clock().getTime(), log, onEvent: onCacheEvent, shared });
  const common = (supplier: string) => ({
    ...deadlines,
    timeoutMs: pricesMs,
    clock,
    cache,
    onCall,
    onDropped: (reason: string) => onDropped?.(supplier, reason),
  });
  const { hotelbeds, dohotels } = config;
  // In the order of trust: of a hotel that several sell, the first one's name and pictures are shown.
  const suppliers = [
    ...(hotelbeds.url
      ? [
          createHotelbeds({
            ...common('HB'),
            baseUrl: hotelbeds.url,
            apiKey: hotelbeds.apiKey,
            secret: hotelbeds.secret,
          }),
        ]
      : []),
    ...(dohotels?.url
      ? [
          createDoHotels({
            ...common('DO'),
            baseUrl: dohotels.url,
            user: dohotels.user,
            password: dohotels.password,
            contact: dohotels.contact,
          }),
        ]
      : []),
  ];
  const places = createPlaceService({ suppliers, cache, clock, log, pictures });
  const hotels = createHotelService({
    suppliers,
    cache,
    clock,
    log,
    destinations: places,
    pictures,
    supplierTimeoutMs: pricesMs + OUR_PART_MS,
  });
  return {
    cache,
    places,
    hotels,
    details: createDetailsService({
      suppliers,
      cache,
      clock,
      log,
      pictures,
      session: hotels.session,
    }),
    prebookings: createPrebookingService({ suppliers, cache, clock, log }),
    product:
      suppliers.length > 0
        ? createHotelProduct({ suppliers, log, settlesAfterMs: deadlines.settlesAfterMs })
        : null,
    async close() {
      places.stop();
      await Promise.all([...suppliers.map((supplier) => supplier.close()), cache.close()]);
    },
  };
}

/** `hotels/searchs`, `hotels/featured` and `places_searches`; reading what the suppliers sell begins with the server. */
export const lodgingRoutes =
  (lodging: Lodging): FastifyPluginAsync =>
  async (app) => {
    await app.register(hotelRoutes(lodging.hotels));
    await app.register(placeRoutes(lodging.places));
    app.addHook('onReady', async () => lodging.places.start());
    app.addHook('onClose', () => lodging.close());
  };

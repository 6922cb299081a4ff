import type { FastifyBaseLogger } from 'fastify';
import type { SearchSlots } from '../../lib/search/searchSlots';
import type { ExchangeRates } from '../../money';
import { createPlaceService, type PlaceService } from '../../places';
import { createDetailsService, type DetailsService } from './details/detailsService';
import {
  createPrebookingService,
  type PrebookingService,
} from './sale/prebooking/prebookingService';
import { createReviewsService, type ReviewsService } from './reviews/reviewsService';
import { createHotelService, type HotelService } from './search/search';
import { createSuppliers, pictures, type SuppliersOptions } from './suppliers';

const OUR_PART_MS = 200;

export interface HotelsOptions extends SuppliersOptions {
  log: FastifyBaseLogger;
  exchange: ExchangeRates;
  /** Search slots of all products; unlimited by default. */
  slots?: SearchSlots;
}
export interface Hotels {
  suppliers: ReturnType<typeof createSuppliers>;
  hotels: HotelService;
  details: DetailsService;
  prebookings: PrebookingService;
  reviews: ReviewsService;
  places: PlaceService;
  close(): Promise<void>;
}

/** Hotels and places, over every supplier with an address. */
export function createHotels(options: HotelsOptions): Hotels {
  const { cache, clock, log, deadlines } = options;
  const suppliers = createSuppliers(options);
  const shared = { suppliers, cache, clock, log };
  const places = createPlaceService({ ...shared, pictures });
  const hotels = createHotelService({
    ...shared,
    destinations: places,
    threads: options.threads,
    slots: options.slots,
    supplierTimeoutMs:
      deadlines.searchMs === undefined ? undefined : deadlines.searchMs + OUR_PART_MS,
  });
  return {
    suppliers,
    places,
    hotels,
    details: createDetailsService({ ...shared, session: hotels.session }),
    reviews: createReviewsService({ suppliers, destinations: places, log }),
    prebookings: createPrebookingService({ ...shared, exchange: options.exchange }),
    async close() {
      places.stop();
      await Promise.all(suppliers.map((supplier) => supplier.close()));
    },
  };
}

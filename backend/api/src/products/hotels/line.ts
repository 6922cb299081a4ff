import { searchWords } from '@tiquete/domain/search-words/hotels';
import { firstSearch } from '@tiquete/domain/searches/hotels';
import type { FastifyBaseLogger } from 'fastify';
import type { SearchSlots } from '../../lib/search/searchSlots';
import type { ExchangeRates } from '../../money';
import { createPlaceService, placeRoutes } from '../../places';
import type { ProductLine } from '../product';
import { createHotelDetails } from './details/details';
import { createHotelPrebookings } from './prebooking/prebooking';
import { createHotelReviews } from './reviews';
import { hotelReviewRoutes, hotelRoutes, hotelSaleRoutes } from './routes';
import { createHotelSale } from './sale/sale';
import { createHotelSearch } from './search/search';
import { createHotelSuppliers, pictures, type HotelSuppliersOptions } from './suppliers';
import { hotelVoucher } from './voucher';

/** Milliseconds that a search takes in our own code, in addition to the supplier's time. */
const OUR_PART_MS = 200;

export interface HotelsOptions extends HotelSuppliersOptions {
  log: FastifyBaseLogger;
  exchange: ExchangeRates;
  /** Search slots of all products. Without them searches are unlimited. */
  slots?: SearchSlots;
}
export type Hotels = ReturnType<typeof createHotels>;

/** Product line of hotels with their places, sold from every supplier with an address. */
export function createHotels(options: HotelsOptions) {
  const { cache, clock, log, deadlines } = options;
  const suppliers = createHotelSuppliers(options);
  const shared = { suppliers, cache, clock, log };
  const places = createPlaceService({ ...shared, pictures });
  const hotels = createHotelSearch({
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
    details: createHotelDetails({ ...shared, session: hotels.session }),
    reviews: createHotelReviews({ suppliers, destinations: places, log }),
    prebookings: createHotelPrebookings({ ...shared, exchange: options.exchange }),
    async close(): Promise<void> {
      places.stop();
      await Promise.all(suppliers.map((supplier) => supplier.close()));
    },
  };
}

export const hotelsLine: ProductLine = {
  id: 'HOTEL',
  create(context) {
    const { log, clock, deadlines, book } = context;
    const parts = createHotels(context);
    const { suppliers, places } = parts;
    return {
      async routes(app) {
        await app.register(hotelRoutes(parts.hotels));
        await app.register(hotelReviewRoutes(parts.reviews));
        await app.register(placeRoutes(places));
        await app.register(hotelSaleRoutes({ ...parts, book: book('hotels/prebookings') }));
        // Begins to read the suppliers' catalogues when the server starts.
        app.addHook('onReady', async () => places.start());
      },
      results: { path: '/searchs/hotels', call: 'POST hotels/searchs', firstSearch, searchWords },
      sale:
        suppliers.length > 0
          ? createHotelSale({ suppliers, log, clock, settlesAfterMs: deadlines.settlesAfterMs })
          : null,
      voucher: hotelVoucher,
      health: () =>
        suppliers.map(({ code }) => ({ supplier: code, isReady: places.hasRead(code) })),
      close: parts.close,
    };
  },
};

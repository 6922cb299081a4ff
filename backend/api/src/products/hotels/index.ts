import { placeRoutes } from '../../places';
import type { ProductLine } from '../product';
import { createHotels } from './createHotels';
import { hotelDocument } from './hotelDocument';
import { createHotelProduct } from './sale/hotelProduct';
import { reviewRoutes } from './reviews/reviewRoutes';
import { hotelRoutes } from './routes';
import { hotelSaleRoutes } from './sale/saleRoutes';

export const hotels: ProductLine = {
  id: 'HOTEL',
  create(context) {
    const { log, clock, deadlines, book } = context;
    const parts = createHotels(context);
    const { suppliers, places } = parts;
    return {
      async routes(app) {
        await app.register(hotelRoutes(parts.hotels));
        await app.register(reviewRoutes(parts.reviews));
        await app.register(placeRoutes(places));
        await app.register(hotelSaleRoutes({ ...parts, book: book('hotels/prebookings') }));
        // Starts reading the suppliers' catalogues when the server starts.
        app.addHook('onReady', async () => places.start());
      },
      sale:
        suppliers.length > 0
          ? createHotelProduct({ suppliers, log, clock, settlesAfterMs: deadlines.settlesAfterMs })
          : null,
      voucher: hotelDocument,
      health: () =>
        suppliers.map(({ code }) => ({ supplier: code, isReady: places.hasRead(code) })),
      close: parts.close,
    };
  },
};

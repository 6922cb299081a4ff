import type { ProductLine } from '../product';
import { flightDocument } from './flightDocument';
import { readPlaceFinder } from './places/placeFinder';
import { createSeenPrices } from './prices/seenPrices';
import { flightRoutes } from './routes';
import { createFlightSale } from './sale/createFlightSale';
import { createFlightProduct } from './sale/flightProduct';
import { flightSaleRoutes } from './sale/routes';
import { createFlightService } from './service';
import { createSuppliers, featuresOf, pictures } from './suppliers';

export const flights: ProductLine = {
  id: 'FLIGHT',
  create(context) {
    const { db, cache, clock, log, deadlines, onDropped, prebookingAccess, book, exchange } =
      context;
    const suppliers = createSuppliers(context);
    const shared = { suppliers, cache, clock, log, pictures };
    const seen = createSeenPrices({ db, clock });
    const service = createFlightService({ ...shared, seen, onDropped, featuresOf });
    const sale = createFlightSale({ ...shared, exchange, db, access: prebookingAccess });
    return {
      async routes(app) {
        await app.register(flightRoutes(service));
        await app.register(flightSaleRoutes({ sale, book: book('flights/bookings') }));
        // The index of airport names takes a few tenths of a second to build: it is built before the first traveller asks.
        if (suppliers.length > 0) app.addHook('onReady', async () => void readPlaceFinder());
      },
      sale:
        suppliers.length > 0
          ? createFlightProduct({ suppliers, log, settlesAfterMs: deadlines.settlesAfterMs })
          : null,
      document: flightDocument,
      extras: sale.extras,
      health: () => suppliers.map(({ code }) => ({ supplier: code, isReady: true })),
      async housekeep() {
        await sale.housekeep();
        await seen.deleteOld();
      },
      async close() {
        await Promise.all(suppliers.map(async (supplier) => supplier.close()));
      },
    };
  },
};

import { searchWords } from '@tiquete/domain/search-words/flights';
import { firstSearch } from '@tiquete/domain/searches/flights';
import { runEach } from '../../lib/async/runEach';
import type { ProductLine } from '../product';
import { flightVoucher } from './voucher';
import { readPlaceFinder } from './places/placeFinder';
import { createPriceAlerts } from './alerts/priceAlerts';
import { priceAlertRoutes } from './alerts/routes';
import { createSeenPrices, pricedTripOf } from './calendar/seenPrices';
import { flightRoutes, flightSaleRoutes } from './routes';
import { createFlightPrebookings } from './prebooking/prebooking';
import { createFlightSale } from './sale/sale';
import { createScheduleChanges } from './schedule/scheduleChanges';
import { createFlightSearch } from './search/search';
import { mergeFlights, NO_FLIGHTS } from './search/mergeFlights';
import { createFlightSuppliers, knownFeaturesOf, pictures } from './suppliers';

export const flightsLine: ProductLine = {
  id: 'FLIGHT',
  create(context) {
    const {
      db,
      cache,
      clock,
      log,
      deadlines,
      onDropped,
      prebookingAccess,
      book,
      exchange,
      threads,
      slots,
    } = context;
    const suppliers = createFlightSuppliers(context);
    const shared = { suppliers, cache, clock, log, pictures };
    const seen = createSeenPrices({ db, clock });
    const alerts = createPriceAlerts({ ...context, cipher: context.textCipher });
    const search = createFlightSearch({
      ...shared,
      onDropped,
      threads,
      slots,
      exchange,
      featuresOf: knownFeaturesOf,
      seen: {
        ...seen,
        async store(session, lowest) {
          await seen.store(session, lowest);
          const trip = pricedTripOf(session);
          if (trip && lowest !== null) await alerts.report(session.brandId, trip);
        },
      },
    });
    const prebookings = createFlightPrebookings({
      ...shared,
      exchange,
      db,
      access: prebookingAccess,
    });
    const schedule = createScheduleChanges({ ...context, suppliers });
    return {
      async routes(app) {
        await app.register(flightRoutes(search));
        await app.register(priceAlertRoutes(alerts));
        await app.register(
          flightSaleRoutes({ prebookings, schedule, book: book('flights/bookings') }),
        );
        // Building the index of airport names takes a few tenths of a second, so it is built before the first request.
        if (suppliers.length > 0) app.addHook('onReady', async () => void readPlaceFinder());
      },
      results: {
        path: '/searchs/flights',
        call: 'POST flights/searches',
        firstSearch,
        searchWords,
      },
      sale:
        suppliers.length > 0
          ? createFlightSale({ suppliers, log, settlesAfterMs: deadlines.settlesAfterMs })
          : null,
      voucher: flightVoucher,
      extras: prebookings.extras,
      personalData: alerts.personalData,
      health: () => suppliers.map(({ code }) => ({ supplier: code, isReady: true })),
      // The threads start with their first task, which takes some tenths of a second.
      loadAhead: async () => void (await threads.run(mergeFlights, NO_FLIGHTS)),
      housekeep: () =>
        runEach([
          () => prebookings.housekeep(),
          () => seen.deleteOld(),
          () => alerts.housekeep(),
          () => schedule.read(),
        ]),
      async close() {
        await Promise.all(suppliers.map(async (supplier) => supplier.close()));
      },
    };
  },
};

import { today } from '@tiquete/domain';
import { searchWords } from '@tiquete/domain/search-words/packages';
import { firstSearch } from '@tiquete/domain/searches/packages';
import { createPeopleQuota } from '../../staff';
import type { ProductLine } from '../product';
import { createPostgresCatalogue } from './catalogue/postgresCatalogue';
import { packageConsoleRoutes } from './console/routes';
import { seedDemoPackages } from './catalogue/demoPackages';
import { createFeaturedPackages } from './featured';
import { createPackageMonths } from './months';
import { packageVoucher } from './voucher';
import { createPassengerChange } from './changePassenger';
import { createPackagePlaces } from './places';
import { createPackageQuotes } from './quote/quote';
import { packageRoutes, packageSaleRoutes } from './routes';
import { createPackageSale } from './sale/sale';
import { createPackagePrebookings } from './prebooking/prebooking';
import { createStock } from './sale/stock';
import { createPackageSearch } from './search/search';

/** Milliseconds after its end from which a hold counts as abandoned: no worker releases it any more. */
const FORGOTTEN_MS = 30 * 60_000;

/** Product line of packages from our own catalogue. */
export const packagesLine: ProductLine = {
  id: 'PACKAGE',
  create(context) {
    const { db, cache, clock, exchange, deadlines, book, people, access, slots } = context;
    const { packageQuotes: visitorQuotes, readsFor } = context;
    const catalogue = createPostgresCatalogue(db);
    const shared = { db, catalogue, cache, clock, exchange };
    const stock = createStock(shared);
    const closing = new AbortController();
    return {
      async routes(app) {
        await app.register(
          packageRoutes({
            search: createPackageSearch({ ...shared, slots }),
            months: createPackageMonths(shared),
            places: createPackagePlaces(shared),
            featured: createFeaturedPackages(shared),
            quotes: createPackageQuotes(shared),
            visitorQuotes,
          }),
        );
        await app.register(
          packageSaleRoutes({
            prebookings: createPackagePrebookings(shared),
            visitorQuotes,
            passengers: createPassengerChange({ db, people, access, clock }),
            book: book('packages/prebookings'),
          }),
        );
        await app.register(
          packageConsoleRoutes({
            db,
            people,
            clock,
            quota: createPeopleQuota(context),
            readsFor,
          }),
        );
      },
      results: {
        path: '/searchs/packages',
        call: 'POST packages/searches',
        firstSearch,
        searchWords,
      },
      sale: createPackageSale({ stock, settlesAfterMs: deadlines.settlesAfterMs }),
      voucher: packageVoucher,
      health: () => [],
      housekeep: () => stock.sweep(new Date(clock().getTime() - FORGOTTEN_MS)),
      seed: (brands) => seedDemoPackages(context, brands),
      async loadAhead() {
        try {
          await catalogue.loadAhead(today(clock()), closing.signal);
        } catch (error) {
          if (!closing.signal.aborted) throw error;
        }
      },
      close: async () => closing.abort(),
    };
  },
};

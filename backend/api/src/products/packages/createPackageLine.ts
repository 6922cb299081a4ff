import { today } from '@tiquete/domain';
import { createPeopleQuota } from '../../staff';
import type { ProductLine } from '../product';
import { createPostgresCatalogue } from './catalogue/postgresCatalogue';
import { packageConsoleRoutes } from './console/routes';
import { seedDemoPackages } from './demo/seedDemoPackages';
import { createFeaturedPackages } from './featured/service';
import { createPackageMonths } from './months/service';
import { packageDocument } from './packageDocument';
import { createPassengerChange } from './passengers/changePassenger';
import { createPackagePlaces } from './places/service';
import { createPackageQuotes } from './quote/quotes';
import { packageRoutes } from './routes';
import { createPackageProduct } from './sale/packageProduct';
import { createPackagePrebookings } from './sale/prebookingService';
import { packageSaleRoutes } from './sale/routes';
import { createStock } from './sale/stock';
import { createPackageSearch } from './search/service';

/** Milliseconds after its end from which a hold counts as forgotten: no worker will release it any more. */
const FORGOTTEN_MS = 30 * 60_000;

/** Packages of our own catalogue. */
export const packages: ProductLine = {
  id: 'PACKAGE',
  create(context) {
    const { db, cache, clock, exchange, deadlines, book, people, access, slots } = context;
    const { packageQuotes: given } = context;
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
            given,
          }),
        );
        await app.register(
          packageSaleRoutes({
            prebookings: createPackagePrebookings(shared),
            given,
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
          }),
        );
      },
      sale: createPackageProduct({ stock, settlesAfterMs: deadlines.settlesAfterMs }),
      voucher: packageDocument,
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

import { searchWords } from '@tiquete/domain/search-words/assistance';
import { firstSearch } from '@tiquete/domain/searches/assistance';
import type { ProductContext, ProductLine } from '../product';
import { assistanceVoucher } from './voucher';
import { createExtraPolicies } from './extra/extraPolicy';
import { createPolicyDates } from './dates/policyDates';
import { assistanceFiles } from './policyFiles';
import type { AssistanceSupplier } from './ports';
import { assistanceRoutes, assistanceSaleRoutes } from './routes';
import { createAssistanceSale } from './sale/sale';
import { createErasing, UNSOLD_RETENTION_DAYS } from './sale/erasing';
import { createFoundPrice } from './sale/foundPrice';
import { createAssistancePrebookings } from './prebooking/prebooking';
import { createAssistanceSearch } from './search/search';
import { createAssistanceSuppliers } from './suppliers';

/** Milliseconds that a search takes in our own code, in addition to the supplier's time. */
const OUR_PART_MS = 200;
type Closable = AssistanceSupplier & { close?(): void | Promise<void> };

/** Product line of assistance, sold from the given suppliers. */
export const createAssistanceLine = (
  openSuppliers: (context: ProductContext) => readonly Closable[],
): ProductLine => ({
  id: 'ASSISTANCE',
  create(context) {
    const { config, db, people, access, log, deadlines, book } = context;
    const suppliers = openSuppliers(context);
    const shared = { ...context, suppliers, checkPrice: createFoundPrice(context) };
    const dates = createPolicyDates(shared);
    const erase = createErasing({
      db,
      people,
      clock: context.clock,
      log,
      retentionDays: config.healthRetentionDays,
    });
    const service = createAssistanceSearch({
      ...shared,
      healthRetention: { after_cover: config.healthRetentionDays, unsold: UNSOLD_RETENTION_DAYS },
      supplierTimeoutMs:
        deadlines.searchMs === undefined ? undefined : deadlines.searchMs + OUR_PART_MS,
    });
    return {
      async routes(app) {
        await app.register(assistanceRoutes(service));
        await app.register(
          assistanceSaleRoutes({
            prebookings: createAssistancePrebookings(shared),
            dates,
            book: book('asisstances/prebookings'),
          }),
        );
        await app.register(assistanceFiles({ ...shared, access, log }));
      },
      results: {
        path: '/searchs/asisstences',
        call: 'POST asisstances/searchs',
        firstSearch,
        searchWords,
      },
      sale:
        suppliers.length > 0
          ? createAssistanceSale({ ...shared, settlesAfterMs: deadlines.settlesAfterMs })
          : null,
      extraProvider: suppliers.length > 0 ? createExtraPolicies(shared) : undefined,
      voucher: assistanceVoucher,
      health: () => suppliers.map(({ code }) => ({ supplier: code, isReady: true })),
      work: suppliers.length > 0 ? dates.work : undefined,
      housekeep: () => erase(),
      async close() {
        await Promise.all(suppliers.map(async (supplier) => supplier.close?.()));
      },
    };
  },
});

/** Product line of assistance, sold from every supplier whose address is configured. */
export const assistanceLine = createAssistanceLine(createAssistanceSuppliers);

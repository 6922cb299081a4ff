import type { ProductContext, ProductLine } from '../product';
import { assistanceDocument } from './assistanceDocument';
import { createBeside } from './beside/createBeside';
import { createPolicyDates } from './dates/policyDates';
import { assistanceFiles } from './files';
import type { AssistanceSupplier } from './ports';
import { assistanceRoutes } from './routes';
import { createAssistanceProduct } from './sale/assistanceProduct';
import { createErasing, UNSOLD_KEPT_DAYS } from './sale/erasing';
import { createFoundPrice } from './sale/foundPrice';
import { createAssistancePrebookings } from './sale/prebookingService';
import { assistanceSaleRoutes } from './sale/routes';
import { createAssistanceService } from './search/service';

const OUR_PART_MS = 200;
type Closable = AssistanceSupplier & { close?(): void | Promise<void> };

/** Assistance with every supplier whose address is configured. */
export const createAssistanceLine = (
  createSuppliers: (context: ProductContext) => readonly Closable[],
): ProductLine => ({
  id: 'ASSISTANCE',
  create(context) {
    const { config, db, people, access, log, deadlines, book } = context;
    const suppliers = createSuppliers(context);
    const shared = { ...context, suppliers, checkPrice: createFoundPrice(context) };
    const dates = createPolicyDates(shared);
    const erase = createErasing({
      db,
      people,
      clock: context.clock,
      log,
      keptDays: config.healthKeptDays,
    });
    const service = createAssistanceService({
      ...shared,
      healthKept: { after_cover: config.healthKeptDays, unsold: UNSOLD_KEPT_DAYS },
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
      sale:
        suppliers.length > 0
          ? createAssistanceProduct({ ...shared, settlesAfterMs: deadlines.settlesAfterMs })
          : null,
      extraProvider: suppliers.length > 0 ? createBeside(shared) : undefined,
      voucher: assistanceDocument,
      health: () => suppliers.map(({ code }) => ({ supplier: code, isReady: true })),
      work: suppliers.length > 0 ? dates.work : undefined,
      housekeep: () => erase(),
      async close() {
        await Promise.all(suppliers.map(async (supplier) => supplier.close?.()));
      },
    };
  },
});

import type { Database } from '../db/database';
import type { SharedStore } from '../lib/cache/redisStore';
import type { PaymentGateway, ProductModule } from '../modules/checkout';
import type { SupplierDeadlines } from '../products/product';

/** Parts that the crash harness (`backend/harness`) replaces in a process. `main.ts` passes none. */
export interface Overrides {
  clock?: () => Date;
  /** Milliseconds between the worker's polls of the tables. */
  idleMs?: number;
  deadlines?: SupplierDeadlines;
  /** Instead of Redis, for what a search found. */
  cacheStore?: SharedStore;
  database?: (db: Database) => Database;
  gateway?: (gateway: PaymentGateway) => PaymentGateway;
  product?: (product: ProductModule) => ProductModule;
}

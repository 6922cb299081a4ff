import type { Database } from '../db/database';
import type { SharedStore } from '../lib/cache/redisStore';
import type { PaymentGateway, ProductModule } from '../modules/checkout';
import type { SupplierDeadlines } from '../products/product';

/** What the entry of the crash harness (`backend/harness`) puts between the parts of a process. `main.ts` passes nothing. */
export interface Overrides {
  clock?: () => Date;
  /** Milliseconds between the worker's looks at the tables. */
  idleMs?: number;
  deadlines?: SupplierDeadlines;
  /** Instead of Redis, for what a search found. */
  cacheStore?: SharedStore;
  database?: (db: Database) => Database;
  gateway?: (gateway: PaymentGateway) => PaymentGateway;
  product?: (product: ProductModule) => ProductModule;
}

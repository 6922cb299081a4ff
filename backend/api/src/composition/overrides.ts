import type { Database } from '../db/database';
import type { SharedStore } from '../lib/cache/redisStore';
import type { PaymentGateway, ProductModule } from '../modules/checkout';
import type { HostProver } from '../modules/brands/hosts/prover';
import type { Passwords } from '../modules/auth/passwords';
import type { SupplierDeadlines } from '../products/product';

/** Parts of a process that its entry script gives; all but the first two only tests and the crash harness (`backend/harness`) replace. */
export interface Overrides {
  /** Of the thread that draws documents; without it they are drawn in the process's own. */
  drawScript?: URL;
  /** Of the processes that draw pictures; without it they are drawn in the process's own. */
  pictureScript?: URL;
  clock?: () => Date;
  /** Milliseconds between the worker's polls of the tables. */
  idleMs?: number;
  deadlines?: SupplierDeadlines;
  /** Instead of Redis, for what a search found. */
  cacheStore?: SharedStore;
  database?: (db: Database) => Database;
  passwords?: Passwords;
  hostProver?: HostProver;
  gateway?: (gateway: PaymentGateway) => PaymentGateway;
  product?: (product: ProductModule) => ProductModule;
}

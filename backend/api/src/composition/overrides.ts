import type { Database } from '../db/database';
import type { SharedStore } from '../lib/cache/redisStore';
import type { PaymentGateway, ProductModule } from '../modules/checkout';
import type { HostProver } from '../modules/brands/hosts/prover';
import type { Passwords } from '../modules/auth/passwords';
import type { SupplierDeadlines } from '../products/product';

/** Parts of a process that its entry script gives; all but the scripts only tests and the crash harness (`backend/harness`) replace. */
export interface Overrides {
  /** Script of the thread that draws documents; without it the process's own thread draws them. */
  drawScript?: URL;
  /** Script of the processes that draw pictures; without it the process itself draws them. */
  pictureScript?: URL;
  /** Script of the threads that read and merge the answers of searches; without it the process's own thread does. */
  searchScript?: URL;
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

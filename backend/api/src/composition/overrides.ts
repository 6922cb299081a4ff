import type { AviationDeadlines } from '../products/flights/aviation';
import type { Database } from '../db/database';
import type { SharedStore } from '../lib/cache/redisStore';
import type { LodgingDeadlines } from '../products/hotels/lodging';
import type { PaymentGateway, ProductModule } from '../modules/checkout';

/** What the entry of the crash harness (`backend/harness`) puts between the parts of a process. `main.ts` passes nothing. */
export interface Overrides {
  clock?: () => Date;
  /** Milliseconds between the worker's looks at the tables. */
  idleMs?: number;
  deadlines?: LodgingDeadlines;
  flightDeadlines?: AviationDeadlines;
  /** Instead of Redis, for what a search found. */
  cacheStore?: SharedStore;
  database?: (db: Database) => Database;
  gateway?: (gateway: PaymentGateway) => PaymentGateway;
  product?: (product: ProductModule) => ProductModule;
}

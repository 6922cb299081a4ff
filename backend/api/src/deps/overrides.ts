import type { Database } from '../db/database';
import type { SharedStore } from '../lib/cache/redisStore';
import type { PaymentGateway, ProductModule } from '../bookings';
import type { MailTransport } from '../mail';
import type { HostProver } from '../brands/hosts/prover';
import type { Passwords } from '../accounts/sign-in/passwords';
import type { SupplierDeadlines } from '../products/product';

/**
 * Parts of a process that its entry script sets. Only tests and the crash harness (`backend/harness`) replace more than the
 * scripts.
 */
export interface Overrides {
  /** Script of the thread that draws vouchers. Without it the process's own thread draws them. */
  drawScript?: URL;
  /** Script of the processes that draw pictures. Without it the process itself draws them. */
  pictureScript?: URL;
  /** Script of the process that renders pages. Without it every document starts with a skeleton. */
  renderScript?: URL;
  /** Script of the threads that read and merge search answers. Without it the process's own thread does. */
  searchScript?: URL;
  clock?: () => Date;
  /** Milliseconds between the worker's polls of the tables. */
  idleMs?: number;
  deadlines?: SupplierDeadlines;
  /** Store for search results in place of Redis. */
  cacheStore?: SharedStore;
  database?: (db: Database) => Database;
  passwords?: Passwords;
  hostProver?: HostProver;
  /** Transport of mails in place of the configured one. */
  mailTransport?: MailTransport;
  gateway?: (gateway: PaymentGateway) => PaymentGateway;
  product?: (product: ProductModule) => ProductModule;
}

import type { ApiRouteKey, ModuleId, SearchWords } from '@tiquete/contracts';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Cache } from '../lib/cache/createCache';
import type { WorkSource } from '../effects/worker';
import type { HttpOptions } from '../lib/http-client/createHttp';
import type { Counters } from '../lib/counters/rule';
import type { Pacing } from '../lib/pacing/pacing';
import type { SearchSlots } from '../lib/search/searchSlots';
import type { Threads } from '../lib/threads/threads';
import type { TextCipher } from '../lib/privacy/textCipher';
import type { PersonalDataSource } from '../accounts/personalDataSource';
import type { BookingAccess } from '../bookings/view/access';
import type { SignedList } from '../bookings/view/signedList';
import type { PeopleCipher } from '../bookings';
import type { Prepared, ProductModule } from '../bookings/ports';
import type { ProductVoucher } from '../vouchers/ports';
import type { ExchangeRates } from '../money';
import type { Mail } from '../mail';
import type { ReadsFor } from '../staff';
import type { ExtraProvider, PrebookedExtras } from '../bookings/extras/ports';

/** Timeouts in milliseconds of calls to a product's suppliers. Default: the vendor's own limit. */
export interface SupplierDeadlines {
  searchMs?: number;
  recheckMs?: number;
  bookingMs?: number;
  /** Milliseconds after an attempt to book until "not found" means that no booking was made. */
  settlesAfterMs?: number;
}
/**
 * Creates the booking of a route once per Idempotency-Key, for the signed-in user or the browser, and answers 201. @throws
 * AppError
 */
export type BookOnce = <Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  prepare: () => Promise<Prepared<Answer>>,
) => Promise<Answer>;

/** Dependencies that the server passes to every product and closes itself. */
export interface ProductContext {
  config: Config;
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  cache: Cache;
  /** Threads that parse, merge and pack large answers. */
  threads: Threads;
  /** Limits the searches of all products together. */
  slots: SearchSlots;
  /** Exchange rates for suppliers' prices in other currencies. A quote is converted at the rate of its own day. */
  exchange: ExchangeRates;
  /** HTTP options of every client of an outside system. */
  http: Pick<HttpOptions, 'onCall'> & Pacing;
  /** Called for supplier data that cannot be shown. */
  onDropped(supplier: string, reason: string): void;
  deadlines: SupplierDeadlines;
  /** Encrypts and decrypts the people of a booking. */
  people: PeopleCipher;
  /** Encrypts other personal texts. */
  textCipher: TextCipher;
  counters: Counters;
  /** Reads for the console's lists. */
  readsFor: ReadsFor;
  /** Sends mails that are not about a booking. */
  mail: Mail;
  /** Authorization of a visitor for bookings, including a guest's. */
  access: BookingAccess;
  /** Authorization of a visitor for prebookings, including a guest's. */
  prebookingAccess: BookingAccess;
  /** Package quotes that a browser has received, as a signed list. */
  packageQuotes: SignedList;
  book(route: string): BookOnce;
}
export interface SupplierHealth {
  supplier: string;
  /** True once the supplier's catalogue is loaded and can be searched. */
  isReady: boolean;
}
/** Results page of a product. Its first search starts with the document, before the page's scripts have run. */
export interface ResultsPage {
  path: string;
  call: ApiRouteKey;
  /**
   * Body that the page sends first at an address. Null when the search is invalid or depends on what the browser has stored.
   * `today` is YYYY-MM-DD.
   */
  firstSearch(search: string, today: string): object | null;
  /** The search of an address in words. Null under the same conditions. */
  searchWords(search: string, today: string): SearchWords | null;
}
/** One product line: its routes, and its parts for checkout, documents, e-mails, worker and metrics. */
export interface Product {
  routes: FastifyPluginAsync;
  /** Without it the results page sends its first search itself. */
  results?: ResultsPage;
  /** Part for the checkout; null when no supplier is configured. */
  sale: ProductModule | null;
  /** Part for vouchers, calendars and e-mails. */
  voucher: ProductVoucher;
  /** Extras that are chosen before a booking exists. */
  extras?: PrebookedExtras;
  /** Provider of extras for other products' bookings. */
  extraProvider?: ExtraProvider;
  /** Personal data that the product stores for an address without an account. */
  personalData?: PersonalDataSource;
  /** Health of each configured supplier. */
  health(): SupplierHealth[];
  /**
   * Adds the demo's content to the brands, if `config.isDemo` is set. The server calls it before it is ready for the brands of its files,
   * and then for each other brand.
   */
  seed?(brandIds: readonly string[]): Promise<void>;
  /** Runs once the server is ready. Loads data that the first requests would otherwise wait for. */
  loadAhead?(): Promise<void>;
  /** Source of due steps on the product's own rows, which workers take under leases. */
  work?: WorkSource;
  /** Runs hourly: deletes expired data of every brand. */
  housekeep?(): Promise<void>;
  close(): Promise<void>;
}
/** An entry of the list of products. `id` is used in bookings and on the wire. */
export interface ProductLine {
  id: ModuleId;
  create(context: ProductContext): Product;
}

import type { ModuleId } from '@tiquete/contracts';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Cache } from '../lib/cache/createCache';
import type { HttpOptions } from '../lib/http/createHttp';
import type { Counters } from '../lib/counters/rule';
import type { Pacing } from '../lib/pacing/pacing';
import type { SearchSlots } from '../lib/search/searchSlots';
import type { Threads } from '../lib/threads/threads';
import type { TextCipher } from '../lib/privacy/textCipher';
import type { HeldByAddress } from '../modules/account/heldByAddress';
import type { BookingAccess } from '../modules/bookings/access';
import type { SignedList } from '../modules/bookings/signedList';
import type { PeopleCipher } from '../modules/checkout';
import type { Prepared, ProductModule } from '../modules/checkout/ports';
import type { ProductDocument } from '../modules/documents/ports';
import type { ExchangeRates } from '../modules/exchange';
import type { Mail } from '../modules/mail';
import type { OptionalProvider, PrebookedExtras } from '../modules/optionals/ports';

/** Milliseconds that calls to a product's suppliers may take; the vendor's own limit by default. */
export interface SupplierDeadlines {
  searchMs?: number;
  recheckMs?: number;
  bookingMs?: number;
  /** After an attempt to book, until "not found" means that it did not. */
  settlesAfterMs?: number;
}
/** Creates the booking of a route once per Idempotency-Key, for who is signed in or for this browser, and answers 201. @throws AppError */
export type BookOnce = <Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  prepare: () => Promise<Prepared<Answer>>,
) => Promise<Answer>;

/** What the process gives to every product; whoever made it closes it. */
export interface ProductContext {
  config: Config;
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  cache: Cache;
  /** Where large answers are read, merged and packed. */
  threads: Threads;
  /** Bounds the searches of all products together. */
  slots: SearchSlots;
  /** For what a supplier prices in another currency; a quote keeps the rate that it was made with. */
  exchange: ExchangeRates;
  /** For every client of an outside system. */
  http: Pick<HttpOptions, 'onCall'> & Pacing;
  /** Called for what a supplier sent that cannot be shown to anybody. */
  onDropped(supplier: string, reason: string): void;
  deadlines: SupplierDeadlines;
  /** Opens and seals who is in a booking. */
  people: PeopleCipher;
  /** Seals other texts of persons. */
  textCipher: TextCipher;
  counters: Counters;
  /** For mails that are not about a booking. */
  mail: Mail;
  /** Who may see which booking, guests included. */
  access: BookingAccess;
  /** Who may see which prebooking, guests included. */
  prebookingAccess: BookingAccess;
  /** The quotes of packages that a browser was given. */
  packageQuotes: SignedList;
  book(route: string): BookOnce;
}
export interface SupplierHealth {
  supplier: string;
  /** What it sells is known, and can be searched. */
  isReady: boolean;
}
/** One product of the api: what it adds to the server, checkout, documents, e-mails, worker and metrics. */
export interface Product {
  routes: FastifyPluginAsync;
  /** For the checkout; null without a supplier. */
  sale: ProductModule | null;
  /** For vouchers, calendars and e-mails. */
  document: ProductDocument;
  /** Extras that are chosen before there is a booking. */
  extras?: PrebookedExtras;
  /** Sold beside other products' bookings. */
  beside?: OptionalProvider;
  /** What it keeps of an address that needs no account. */
  ofAddress?: HeldByAddress;
  /** Of each configured supplier. */
  health(): SupplierHealth[];
  /** Before the server is ready: gives the brands what a demonstration sells, where `config.isDemo` says so. */
  seed?(brandIds: readonly string[]): Promise<void>;
  /** Once the server answers: reads what the first questions would wait for. */
  loadAhead?(): Promise<void>;
  /** Hourly: deletes what is over, of every brand. */
  housekeep?(): Promise<void>;
  close(): Promise<void>;
}
/** A line of the list of products. `id` stands in bookings and on the wire. */
export interface ProductLine {
  id: ModuleId;
  create(context: ProductContext): Product;
}

import { createTextCipher } from './lib/privacy/textCipher';
import type { FastifyBaseLogger } from 'fastify';
import { bookOnce } from './deps/bookOnce';
import { type Accounts, createAccounts } from './deps/accounts';
import type { Config } from './config';
import { type Changes, createChanges } from './db/changes';
import type { Database } from './db/database';
import type { Cache } from './lib/cache/createCache';
import { createSearchSlots } from './lib/search/searchSlots';
import { createThreads } from './lib/threads/createThreads';
import { inProcess } from './lib/threads/threads';
import type { Counters } from './lib/counters/rule';
import type { Drawing } from './lib/drawing/drawing';
import type { Overrides } from './deps/overrides';
import { type BrandParts, createBrandParts } from './deps/brandParts';
import { createCaching } from './deps/caching';
import { createCounting } from './deps/counting';
import { createReads } from './deps/reads';
import { createDrawings } from './deps/drawings';
import { createMailing, type Mailing, type MailingOptions } from './deps/mailing';
import { createCsrf, type Csrf } from './accounts/next-auth/csrf';
import type { ReadsFor } from './staff';
import type { KnownDevices } from './accounts/sign-in/knownDevices';
import type { SecondFactor } from './staff/second-factor/secondFactor';
import { createPasskeys, type Passkeys } from './staff/second-factor/passkeys';
import { createPasswords, type Passwords } from './accounts/sign-in/passwords';
import { createSessions, type Sessions } from './accounts/sessions/sessions';
import { createUsers, type Users } from './accounts/sign-in/users';
import { createPrebookingAccess, createQuoteList } from './bookings/view/access';
import { type BrandStore, createBrandStore } from './brands/store';
import { createMail, type Mail } from './mail';
import { createExchange, type Exchange } from './money';
import type { HealthProbe } from './http/healthRoutes';
import { openRegistry, openReleaseFiles } from './deps/releases';
import type { ReleaseFiles } from './releases/files/releaseFiles';
import type { ReleaseReader } from './releases/ports';
import type { Registry } from './releases/registry/registry';
import { type BrandPreviews, createBrandPreviews } from './brands/previews';
import { createReleaseOverrides, type ReleaseOverrides } from './releases/rollout/overrides';
import { createVisits, type Visits } from './releases/rollout/visits';
import { createReleaseReader } from './releases/registry/releaseReader';
import { PRODUCTS } from './products';
import type { Product, ProductLine } from './products/product';
import { createMetrics, type Metrics } from './http/metrics/metrics';
import { measureResources } from './http/metrics/resourceMetrics';
import { measureExchange, measureProducts, measureReleases } from './http/metrics/subjectMetrics';
import { createSales, type Sales, type SalesOptions } from './deps/sales';
import { createPageRenderer, type PageRenderer } from './storefront/prerender/pageRenderer';
import { createTransfers } from './suppliers/transfers/adapter';

export interface Deps extends BrandParts {
  config: Config;
  log: FastifyBaseLogger;
  clock: () => Date;
  db: Database;
  /** Notifications of changes to the tables, to which caches subscribe. */
  changes: Changes;
  brands: BrandStore;
  /** Releases of each remote and of the shell for pages. */
  releases: ReleaseReader;
  registry: Registry;
  releaseFiles: ReleaseFiles;
  visits: Visits;
  releaseOverrides: ReleaseOverrides;
  brandPreviews: BrandPreviews;
  /** Draws pictures of brands. */
  drawing: Drawing;
  /** Draws photographs of suppliers. */
  mediaDrawing: Drawing;
  /** Renders pages ahead of their visitors; null: documents start with a skeleton. */
  renderer: PageRenderer | null;
  counters: Counters;
  /** Reads for the console's lists. */
  readsFor: ReadsFor;
  users: Users;
  sessions: Sessions;
  passwords: Passwords;
  csrf: Csrf;
  devices: KnownDevices;
  /** Second factors of staff. */
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  auth: Accounts['auth'];
  account: Accounts['account'];
  cache: Cache;
  exchange: Exchange;
  products: readonly Product[];
  sales: Sales;
  mailing: Mailing;
  mail: Mail;
  metrics: Metrics;
  health: HealthProbe;
  /** Closes everything that was opened here, but not the database, which its opener closes. */
  close(): Promise<void>;
}
export interface GivenDeps {
  config: Config;
  log: FastifyBaseLogger;
  db: Database;
  sessionKeys: [string, ...string[]];
  bookingKeys: SalesOptions['bookingKeys'];
  health: HealthProbe;
  clock?: () => Date;
  /** Gateway in place of the configured one. */
  gateway?: SalesOptions['gateway'];
  /** Transport in place of the configured one. */
  mailTransport?: MailingOptions['transport'];
  overrides?: Overrides;
  /** Products in place of those on sale. */
  products?: readonly ProductLine[];
}

/** Builds the dependencies of the process once; tests replace single parts. */
export function createDeps(given: GivenDeps): Deps {
  const {
    config,
    log,
    db,
    sessionKeys,
    bookingKeys,
    gateway,
    overrides = {},
    products: lines = PRODUCTS,
    clock = () => new Date(),
  } = given;
  const metrics = createMetrics();
  const exchange = createExchange({
    config: config.exchange,
    clock,
    log,
    onRefused: metrics.countRefused,
  });
  measureExchange(metrics.registry, exchange);
  const counting = createCounting({ config, db, log, onFailure: metrics.countFallback });
  const { counters, paceStore } = counting;
  const [users, sessions, passwords] = [
    createUsers(db),
    createSessions({ db, clock, freshCodeMinutes: config.freshCodeMinutes }),
    overrides.passwords ?? createPasswords(),
  ];
  const {
    readsFor,
    replicaPool,
    close: closeReads,
  } = createReads({ config, db, clock, log, metrics });
  const textCipher = createTextCipher(bookingKeys);
  const mail = createMail({ cipher: textCipher, clock });
  const caching = createCaching({ config, clock, log, metrics, store: overrides.cacheStore });
  const { cache } = caching;
  const http = {
    onCall: metrics.observeCall,
    paces: config.supplierPaces,
    paceStore,
  };
  const slots = createSearchSlots(config.maxSearches);
  measureResources(metrics.registry, {
    pools: { primary: db.pool, replica: replicaPool },
    redis: { cache: caching.shared, counters: counting.redis },
    slots,
    dataDir: config.dataDir,
  });
  const threads = overrides.searchScript
    ? createThreads({ script: overrides.searchScript })
    : inProcess;
  const sales = createSales({
    config,
    db,
    clock,
    counters,
    log,
    bookingKeys,
    mail,
    sessionKeys,
    gateway,
    overrideGateway: overrides.gateway,
    http,
    productIds: lines.map(({ id }) => id),
  });
  const prebookingAccess = createPrebookingAccess(sessionKeys, clock);
  const products = lines.map((line) =>
    line.create({
      config,
      db,
      clock,
      log,
      cache,
      threads,
      slots,
      exchange,
      http,
      onDropped: metrics.countDropped,
      deadlines: overrides.deadlines ?? {},
      people: sales.checkout.engine.cipher,
      textCipher,
      counters,
      readsFor,
      mail,
      access: sales.access,
      prebookingAccess,
      packageQuotes: createQuoteList(sessionKeys, clock),
      book: (route) => bookOnce(sales, route),
    }),
  );
  for (const { sale, extras, extraProvider, work } of products) {
    if (sale) sales.checkout.registerProduct(overrides.product?.(sale) ?? sale);
    if (extras) sales.extras.registerPrebookings(extras);
    if (extraProvider) sales.extras.registerProvider(extraProvider);
    if (work) sales.checkout.registerWork(work);
  }
  sales.extras.registerProvider(createTransfers({ db, clock }));
  const changes = createChanges(db, log);
  const releases = createReleaseReader(db, changes, clock);
  const releaseFiles = openReleaseFiles(config, clock);
  // A worker runs no searches and serves no pages, so it loads no content of suppliers.
  if (config.role !== 'worker') {
    measureProducts(metrics.registry, products);
    measureReleases(metrics.registry, releases, log);
  }
  const brands = createBrandStore(db, clock, changes);
  const { drawing, mediaDrawing } = createDrawings(overrides.pictureScript);
  const { renderScript } = overrides;
  const renderer = renderScript && config.rendersPages ? createPageRenderer(renderScript) : null;
  const mailing = createMailing({
    config,
    db,
    clock,
    log,
    brands,
    counters,
    bookingKeys,
    textCipher,
    access: sales.access,
    keys: sales.keys,
    productVouchers: products.map(({ voucher }) => voucher),
    transport: given.mailTransport ?? overrides.mailTransport,
    drawScript: overrides.drawScript,
  });
  return {
    ...given,
    cache,
    exchange,
    products,
    sales,
    mailing,
    mail,
    clock,
    counters,
    readsFor,
    users,
    sessions,
    passwords,
    changes,
    brands,
    releases,
    registry: openRegistry({ db }, releaseFiles),
    releaseFiles,
    visits: createVisits(sessionKeys, clock),
    releaseOverrides: createReleaseOverrides(sessionKeys, clock),
    brandPreviews: createBrandPreviews(cache, clock),
    ...createBrandParts(config, overrides),
    drawing,
    mediaDrawing,
    renderer,
    csrf: createCsrf(sessionKeys),
    passkeys: createPasskeys({ db, counters, clock }),
    ...createAccounts({
      db,
      clock,
      log,
      counters,
      users,
      sessions,
      passwords,
      mail,
      personalDataSources: products.flatMap(({ personalData }) => personalData ?? []),
      bookingKeys,
      textCipher,
      sessionKeys,
    }),
    metrics,
    async close() {
      await changes.close();
      drawing.close();
      mediaDrawing.close();
      renderer?.close();
      await Promise.all([
        ...products.map((product) => product.close()),
        sales.close(),
        mailing.close(),
      ]);
      await threads.close();
      await cache.close();
      releaseFiles.close();
      counting.close();
      await closeReads();
    },
  };
}

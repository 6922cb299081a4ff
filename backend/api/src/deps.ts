import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { type Accounts, createAccounts } from './composition/accounts';
import { type Aviation, createAviation } from './products/flights/aviation';
import { createFlightSelling, type FlightSelling } from './products/flights/flightSales';
import type { Config } from './config';
import type { Database } from './db/database';
import { withFallback } from './lib/counters/fallback';
import { createPostgresCounters } from './lib/counters/postgres';
import { createRedisCounters } from './lib/counters/redis';
import type { Counters } from './lib/counters/rule';
import type { Overrides } from './composition/overrides';
import { createLodging, type Lodging } from './products/hotels/lodging';
import { createMailing, type Mailing, type MailingOptions } from './composition/mailing';
import { type Csrf, createCsrf } from './modules/auth/csrf';
import { createPasswords, type Passwords } from './modules/auth/passwords';
import { createSessions, type Sessions } from './modules/auth/sessions';
import { createUsers, type Users } from './modules/auth/users';
import { type BrandStore, createBrandStore } from './modules/brands/store';
import type { HealthProbe } from './modules/health/routes';
import { createMetrics, type Metrics } from './plugins/metrics';
import { createSales, type Sales, type SalesOptions } from './composition/sales';
import { createTransfers } from './suppliers/transfers/adapter';

export interface Deps {
  config: Config;
  log: FastifyBaseLogger;
  clock: () => Date;
  db: Database;
  /** Null without REDIS_URL. */
  redis: Redis | null;
  brands: BrandStore;
  counters: Counters;
  users: Users;
  sessions: Sessions;
  passwords: Passwords;
  csrf: Csrf;
  auth: Accounts['auth'];
  account: Accounts['account'];
  lodging: Lodging;
  aviation: Aviation;
  flightSale: FlightSelling['sale'];
  sales: Sales;
  mailing: Mailing;
  mail: Mailing['mail'];
  metrics: Metrics;
  health: HealthProbe;
}
export interface GivenDeps {
  config: Config;
  log: FastifyBaseLogger;
  db: Database;
  sessionKeys: [string, ...string[]];
  bookingKeys: SalesOptions['bookingKeys'];
  health: HealthProbe;
  clock?: () => Date;
  /** Instead of the configured one. */
  gateway?: SalesOptions['gateway'];
  /** Instead of the configured one. */
  mailTransport?: MailingOptions['transport'];
  overrides?: Overrides;
}

/** What the whole process shares, built once; a test replaces single parts. */
export function createDeps(given: GivenDeps): Deps {
  const {
    config,
    log,
    db,
    sessionKeys,
    bookingKeys,
    gateway,
    overrides = {},
    clock = () => new Date(),
  } = given;
  const metrics = createMetrics();
  const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl, log);
  const inDatabase = createPostgresCounters(db);
  const counters = redis
    ? withFallback(createRedisCounters(redis), inDatabase, (error) =>
        log.warn({ err: error }, 'counting in the database'),
      )
    : inDatabase;
  const [users, sessions, passwords] = [
    createUsers(db),
    createSessions(db, clock),
    createPasswords(),
  ];
  const lodging = createLodging({
    config,
    clock,
    log,
    deadlines: overrides.deadlines,
    store: overrides.cacheStore,
    onCall: metrics.observeCall,
    onCacheEvent: metrics.countCache,
    onDropped: metrics.countDropped,
  });
  const aviation = createAviation({
    config,
    cache: lodging.cache,
    clock,
    log,
    deadlines: overrides.flightDeadlines,
    onCall: metrics.observeCall,
    onDropped: metrics.countDropped,
  });
  const sales = createSales({
    config,
    db,
    clock,
    counters,
    log,
    bookingKeys,
    sessionKeys,
    gateway,
    overrideGateway: overrides.gateway,
    onCall: metrics.observeCall,
  });
  if (lodging.product)
    sales.checkout.registerProduct(overrides.product?.(lodging.product) ?? lodging.product);
  const flights = createFlightSelling({
    aviation,
    cache: lodging.cache,
    db,
    clock,
    log,
    sessionKeys,
    deadlines: overrides.deadlines,
  });
  if (flights.product)
    sales.checkout.registerProduct(overrides.product?.(flights.product) ?? flights.product);
  sales.optionals.registerPrebookings(flights.sale.extras);
  sales.optionals.registerProvider(createTransfers({ db, clock }));
  const brands = createBrandStore(db, clock);
  const mailing = createMailing({
    config,
    db,
    clock,
    log,
    brands,
    counters,
    bookingKeys,
    access: sales.access,
    transport: given.mailTransport,
  });
  return {
    ...given,
    lodging,
    aviation,
    flightSale: flights.sale,
    sales,
    mailing,
    mail: mailing.mail,
    clock,
    redis,
    counters,
    users,
    sessions,
    passwords,
    brands,
    csrf: createCsrf(sessionKeys),
    ...createAccounts({
      db,
      clock,
      log,
      counters,
      users,
      sessions,
      passwords,
      mail: mailing.mail,
      bookingKeys,
    }),
    metrics,
  };
}

function connectRedis(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    connectTimeout: 3000,
    commandTimeout: 2000,
    maxRetriesPerRequest: 1,
  });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis'));
  return redis;
}

import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { isOfVendor } from './gateways/placetopay/isGatewayPage';
import {
  bookingKeys,
  bucketSettings,
  list,
  port,
  postgres,
  proxies,
  publishers,
  readBucket,
  readUnpaid,
  sessionKeys,
  unpaidSettings,
} from './configValues';
import { readDevServers } from './lib/devServers';
import { findRoot } from './lib/findRoot';
import { merchants } from './lib/merchants';
import { trackingReferences } from './lib/trackingReferences';
import { secretProblems } from './lib/outsideSecrets';
import { supplierPaces } from './lib/pacing/rules';
import { isLoopbackHost } from './lib/server/host';

/** A search waits for its suppliers most of the time. */
const SEARCHES_PER_CORE = 4;

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  /** `1` where nothing is sold: the secrets of stand-ins and of the demo are taken in production too. */
  SANDBOX: z.enum(['0', '1']).default('0'),
  /** Folder that holds `backend/api/{brands,migrations}`; found from the working directory when unset. */
  ROOT_DIR: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  DATA_DIR: z.string().default('.data'),
  DIST_DIR: z.string().default('dist'),
  DATABASE_URL: postgres.optional(),
  /** The owner of the tables, who runs migrations; unset: the login of DATABASE_URL does. */
  DATABASE_MIGRATION_URL: postgres.optional(),
  /** A superuser, who makes both logins: only for the command `database`. */
  DATABASE_ADMIN_URL: postgres.optional(),
  /** Cache that replicas share. It may evict. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Attempt counters, in a Redis of their own with `maxmemory-policy noeviction`. Unset: PostgreSQL. */
  COUNTERS_REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  METRICS_PORT: port.optional(),
  /** Loopback unless a scraper of another machine or container must reach it; never what the world reaches. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  SESSION_KEYS: sessionKeys.optional(),
  TRUSTED_PROXIES: proxies.optional(),
  DEMO_PASSWORD: z.string().min(8).max(128).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Minutes for which a second-factor code covers refunds, unmasked people and changes of roles. */
  FRESH_CODE_MINUTES: z.coerce.number().int().min(1).max(30).default(5),
  /** Bookings whose people one member of staff may unmask in an hour and in a day. */
  PEOPLE_READS_HOUR: z.coerce.number().int().min(1).default(40),
  PEOPLE_READS_DAY: z.coerce.number().int().min(1).default(200),
  /** Seconds between readiness turning false and closing, for load balancers to notice; 5 on a shared database, else 0. */
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(0).max(20).optional(),
  /** Seconds that calls and steps under way have to end after that. */
  SHUTDOWN_SECONDS: z.coerce.number().min(1).max(20).default(20),
  /** `off`: browsers keep nothing for times without a network, and remove what they kept. */
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  /** An OpenStreetMap extract's tiles in Protomaps' layers, in place of our own outlines. */
  MAP_TILES_URL: z
    .string()
    .refine(
      (address) =>
        /^https?:/.test(address) &&
        URL.canParse(address) &&
        ['{z}', '{x}', '{y}'].every((part) => address.includes(part)),
      { error: 'an address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.mvt' },
    )
    .optional(),
  SESSION_POLL_SECONDS: z.coerce.number().int().min(0).default(0),
  /** `hotels=hotels_ab12,…`: releases to make current when they are new here. */
  RELEASES: z.string().default(''),
  /** Networks whose reports a verdict about a canary needs: 10, or 1 where only this machine can visit. */
  CANARY_NETWORKS: z.coerce.number().int().min(1).max(1000).optional(),
  ...bucketSettings,
  /** Signs releases and names who moves them: 32 random bytes as base64url. */
  RELEASE_KEY: z
    .string()
    .refine((key) => Buffer.from(key, 'base64url').length === 32, {
      error: '32 random bytes as base64url',
    })
    .optional(),
  /** `hotels-team=hotels=PUBLIC_KEY,platform=*=PUBLIC_KEY`: publishers that are known from the start; parts are separated by `+`. */
  RELEASE_PUBLISHERS: publishers.optional(),
  /** Address of the shell's dev server; `remote=address,…` of remotes'. */
  DEV_SHELL: z.url().optional(),
  DEV_REMOTES: list.optional(),
  /** Searches of all products that run at once in this process; unset: four for each core. */
  MAX_SEARCHES: z.coerce.number().int().min(1).max(1000).optional(),
  /** Units of searches that one network may ask of this process in a minute; the simplest search is one. */
  SEARCH_UNITS: z.coerce.number().int().min(1).max(1_000_000).default(240),
  /** Calls to suppliers instead of what the vendors' pages say: `GDS=40/1,HB=8/1+500/3600`. */
  SUPPLIER_PACES: supplierPaces.optional(),
  ...unpaidSettings,
  HOTELBEDS_URL: z.url().optional(),
  HOTELBEDS_API_KEY: z.string().optional(),
  HOTELBEDS_SECRET: z.string().optional(),
  HOTELBEDS_PHOTOS_URL: z.url().optional(),
  /** The second supplier of hotels; the contact is whom it may ask about an order. */
  DOHOTELS_URL: z.url().optional(),
  DOHOTELS_USER: z.string().optional(),
  DOHOTELS_PASSWORD: z.string().optional(),
  DOHOTELS_PHOTOS_URL: z.url().optional(),
  DOHOTELS_CONTACT_EMAIL: z.email().default('reservas@tiquete.example'),
  DOHOTELS_CONTACT_PHONE: z
    .string()
    .regex(/^\+\d{7,15}$/)
    .default('+576015550000'),
  /** Flights: the GDS. */
  AMADEUS_URL: z.url().optional(),
  AMADEUS_CLIENT_ID: z.string().optional(),
  AMADEUS_CLIENT_SECRET: z.string().optional(),
  /** Flights: the aggregator of airlines' own offers. */
  NDC_URL: z.url().optional(),
  NDC_TOKEN: z.string().optional(),
  /** References by which airlines know the agency, sent with private fares: `QF=ABN:12345678,…`. */
  NDC_TRACKING_REFERENCES: trackingReferences.optional(),
  /** Assistance. */
  TK_URL: z.url().optional(),
  TK_USER: z.string().optional(),
  TK_PASSWORD: z.string().optional(),
  /** JSON: `{ "USD": { "rate": "4102.35", "day": "2026-11-22" } }`, pesos for one unit; read anew when it changes. */
  EXCHANGE_FILE: z.string().optional(),
  /** Days for which a rate is used after its own. */
  EXCHANGE_LIMIT_DAYS: z.coerce.number().int().min(0).max(30).default(4),
  PLACETOPAY_URL: z.url().optional(),
  PLACETOPAY_LOGIN: z.string().optional(),
  PLACETOPAY_SECRET: z.string().optional(),
  /** Sites of brands' own at the gateway, by the name that a brand's `merchant` says: `andes=login:secret,…`. */
  PLACETOPAY_MERCHANTS: merchants.optional(),
  /** Where the gateway's pages are, when not at its url. */
  PLACETOPAY_PAGE_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** `on` where the site has `allowConfirmationFlow`: nothing is taken before the supplier has booked. */
  PLACETOPAY_CONFIRMATION: z.enum(['on', 'off']).default('off'),
  BOOKING_KEYS: bookingKeys.optional(),
  /** Days after the end of cover for which what travellers said of their health is kept. */
  HEALTH_KEPT_DAYS: z.coerce.number().int().min(1).max(3650).default(60),
  /** `smtp://user:password@host:587` (STARTTLS, unless the host is this machine) or `smtps://…:465`; unset: e-mails are kept and shown to operators. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /.+/ }).optional(),
  /** Address that a brand's mails leave from while the domain of its own is not verified; needed with SMTP_URL. */
  MAIL_SENDER: z.email().optional(),
  /** Name that a brand's SPF record must include, such as `_spf.example.com`; unset: only the operator verifies senders. */
  MAIL_SPF: z.hostname().optional(),
  /** Pictures that one brand may upload, drafts and previews that it may save, and mails that it sends, in an hour. */
  BRAND_UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(120),
  BRAND_DRAFTS_PER_HOUR: z.coerce.number().int().min(1).default(1200),
  BRAND_MAILS_PER_HOUR: z.coerce.number().int().min(1).default(2000),
  /** Where links in e-mails lead; `{host}` is the brand's first host. Unset: https, and for loopback hosts http with this PORT. */
  PUBLIC_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/?#\s{}]*\{host\}[^/?#\s{}]*$/, {
      error: 'an origin that contains {host}, such as https://{host}',
    })
    .optional(),
});

export type Config = ReturnType<typeof readConfig>;

/** Merchants that a brand may name; null: this process has no gateway, and cannot know. */
export const merchantNames = ({
  placetopay,
}: Pick<Config, 'placetopay'>): ReadonlySet<string> | null =>
  placetopay.url === null ? null : new Set(Object.keys(placetopay.merchants));

/** @throws Error naming every variable that cannot be used. An empty variable counts as unset. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(filled);
  if (!parsed.success)
    throw unusable(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const env = parsed.data;
  const [api, pages] = [env.PLACETOPAY_URL, env.PLACETOPAY_PAGE_ORIGIN];
  // Travellers type their cards there: a wrong origin is found now, and not by the first of them.
  if (api && pages && isOfVendor(new URL(api)) && !isOfVendor(new URL(pages)))
    throw unusable(['PLACETOPAY_PAGE_ORIGIN: an origin of the vendor, as PLACETOPAY_URL is']);
  if (env.SMTP_URL && !env.MAIL_SENDER)
    throw unusable(['MAIL_SENDER: the address of the platform that mails leave from']);
  if (env.NODE_ENV === 'production') {
    const problems = secretProblems(env, env.SANDBOX === '1');
    if (problems.length > 0) throw unusable(problems);
  }
  return {
    environment: env.NODE_ENV,
    rootDir: findRoot(env.ROOT_DIR),
    port: env.PORT,
    /** Null: both loopback addresses. */
    host: env.HOST ?? null,
    role: env.ROLE,
    dataDir: env.DATA_DIR,
    distDir: env.DIST_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseMigrationUrl: env.DATABASE_MIGRATION_URL ?? null,
    databaseAdminUrl: env.DATABASE_ADMIN_URL ?? null,
    redisUrl: env.REDIS_URL ?? null,
    countersRedisUrl: env.COUNTERS_REDIS_URL ?? null,
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    sessionKeys: env.SESSION_KEYS ?? null,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    demoPassword: env.DEMO_PASSWORD ?? null,
    logLevel: env.LOG_LEVEL,
    freshCodeMinutes: env.FRESH_CODE_MINUTES,
    peopleReads: { hour: env.PEOPLE_READS_HOUR, day: env.PEOPLE_READS_DAY },
    /** Stand-in suppliers: what they lack, such as packages, is made up too. */
    isDemo: env.SANDBOX === '1',
    shutdownGraceSeconds: env.SHUTDOWN_GRACE_SECONDS ?? (env.DATABASE_URL ? 5 : 0),
    shutdownSeconds: env.SHUTDOWN_SECONDS,
    isKeptOffline: env.OFFLINE_PAGES === 'on',
    mapTilesUrl: env.MAP_TILES_URL ?? null,
    sessionPollSeconds: env.SESSION_POLL_SECONDS,
    releases: env.RELEASES,
    canaryNetworks: env.CANARY_NETWORKS ?? (env.HOST || env.TRUSTED_PROXIES ? 10 : 1),
    /** Null: DIST_DIR. */
    releaseBucket: readBucket(env),
    releaseKey: env.RELEASE_KEY ?? null,
    publishers: env.RELEASE_PUBLISHERS ?? [],
    devServers: readDevServers({
      shell: env.DEV_SHELL,
      remotes: env.DEV_REMOTES ?? [],
      isPublic:
        env.NODE_ENV === 'production' && env.HOST !== undefined && !isLoopbackHost(env.HOST),
    }),
    maxSearches: env.MAX_SEARCHES ?? SEARCHES_PER_CORE * availableParallelism(),
    searchUnits: env.SEARCH_UNITS,
    supplierPaces: env.SUPPLIER_PACES ?? {},
    unpaid: readUnpaid(env),
    hotelbeds: {
      url: env.HOTELBEDS_URL ?? null,
      apiKey: env.HOTELBEDS_API_KEY ?? '',
      secret: env.HOTELBEDS_SECRET ?? '',
      photosUrl: env.HOTELBEDS_PHOTOS_URL ?? null,
    },
    dohotels: {
      url: env.DOHOTELS_URL ?? null,
      user: env.DOHOTELS_USER ?? '',
      password: env.DOHOTELS_PASSWORD ?? '',
      photosUrl: env.DOHOTELS_PHOTOS_URL ?? null,
      contact: { email: env.DOHOTELS_CONTACT_EMAIL, phone: env.DOHOTELS_CONTACT_PHONE },
    },
    amadeus: {
      url: env.AMADEUS_URL ?? null,
      clientId: env.AMADEUS_CLIENT_ID ?? '',
      clientSecret: env.AMADEUS_CLIENT_SECRET ?? '',
    },
    ndc: {
      url: env.NDC_URL ?? null,
      token: env.NDC_TOKEN ?? '',
      trackingReferences: env.NDC_TRACKING_REFERENCES ?? {},
    },
    tk: {
      url: env.TK_URL ?? null,
      user: env.TK_USER ?? '',
      password: env.TK_PASSWORD ?? '',
    },
    exchange: {
      file: env.EXCHANGE_FILE ?? null,
      limitDays: env.EXCHANGE_LIMIT_DAYS,
      isDemo: env.SANDBOX === '1',
    },
    placetopay: {
      url: env.PLACETOPAY_URL ?? null,
      login: env.PLACETOPAY_LOGIN ?? '',
      secret: env.PLACETOPAY_SECRET ?? '',
      merchants: env.PLACETOPAY_MERCHANTS ?? {},
      pageOrigin: new URL(
        env.PLACETOPAY_PAGE_ORIGIN ?? env.PLACETOPAY_URL ?? 'https://checkout.placetopay.com',
      ).origin,
      confirmation: env.PLACETOPAY_CONFIRMATION === 'on',
    },
    /** Null: one is kept in DATA_DIR. */
    bookingKeys: env.BOOKING_KEYS ?? null,
    healthKeptDays: env.HEALTH_KEPT_DAYS,
    smtpUrl: env.SMTP_URL ?? null,
    platformMail: { sender: env.MAIL_SENDER ?? 'correos@tiquete.test', spf: env.MAIL_SPF ?? null },
    brandQuotas: {
      uploadsPerHour: env.BRAND_UPLOADS_PER_HOUR,
      draftsPerHour: env.BRAND_DRAFTS_PER_HOUR,
      mailsPerHour: env.BRAND_MAILS_PER_HOUR,
    },
    publicOrigin: env.PUBLIC_ORIGIN ?? null,
  };
}

/** For a command, which sells nothing and may be run beside a demo. @throws Error as `readConfig` does */
export const readCommandConfig = () => readConfig({ ...process.env, SANDBOX: '1' });

const unusable = (problems: readonly string[]) =>
  new Error(`These environment variables cannot be used. ${problems.join('; ')}`);

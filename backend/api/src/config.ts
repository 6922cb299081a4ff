import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { isOfVendor } from './gateways/placetopay/isGatewayPage';
import {
  bookingKeys,
  bucketSettings,
  databaseSettings,
  listValue,
  merchants,
  port,
  proxies,
  publishers,
  readBucket,
  readDatabase,
  readTracing,
  readUnpaid,
  sessionKeys,
  tilesUrl,
  tracingSettings,
  trackingReferences,
  unpaidSettings,
} from './configValues';
import { readDevServers } from './lib/devServers';
import { withFileSettings } from './lib/fileSettings';
import { findRoot } from './lib/findRoot';
import { secretProblems } from './lib/outsideSecrets';
import { supplierPaces } from './lib/pacing/rules';

/** Default number of simultaneous searches per core. A search mostly waits for its suppliers. */
const SEARCHES_PER_CORE = 4;

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  /** `1` for a demo: the secrets of the sandbox are accepted even in production. */
  SANDBOX: z.enum(['0', '1']).default('0'),
  /** Folder that contains `backend/api/{brands,migrations}`. Default: found from the working directory. */
  ROOT_DIR: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  DATA_DIR: z.string().default('.data'),
  DIST_DIR: z.string().default('dist'),
  ...databaseSettings,
  /** Cache shared by replicas. It may evict. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Redis of the attempt counters, with `maxmemory-policy noeviction`. Default: PostgreSQL. */
  COUNTERS_REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  METRICS_PORT: port.optional(),
  /** Address of the metrics port, for a scraper on another machine or in a container. Never a public address. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  ...tracingSettings,
  SESSION_KEYS: sessionKeys.optional(),
  TRUSTED_PROXIES: proxies.optional(),
  DEMO_PASSWORD: z.string().min(8).max(128).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Minutes for which a second-factor code covers refunds, unmasked personal data and role changes. */
  FRESH_CODE_MINUTES: z.coerce.number().int().min(1).max(30).default(5),
  /** Number of bookings whose personal data one staff member may unmask in an hour and in a day. */
  PEOPLE_READS_HOUR: z.coerce.number().int().min(1).default(40),
  PEOPLE_READS_DAY: z.coerce.number().int().min(1).default(200),
  /** Seconds between readiness turning false and closing, so that load balancers notice; 5 on a shared database, else 0. */
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(0).max(20).optional(),
  /** Seconds after the grace in which running calls and steps must end. */
  SHUTDOWN_SECONDS: z.coerce.number().min(1).max(20).default(20),
  /** `off` makes browsers store no offline pages, and delete stored ones. */
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  /** `off` makes every document start with a skeleton. */
  RENDERED_PAGES: z.enum(['on', 'off']).default('on'),
  /** Address of the tiles of an OpenStreetMap extract in Protomaps' layers, in place of our own outlines. */
  MAP_TILES_URL: tilesUrl.optional(),
  SESSION_POLL_SECONDS: z.coerce.number().int().min(0).default(0),
  /** Releases that the first start makes current, such as `hotels=hotels_ab12,…`. */
  RELEASES: z.string().default(''),
  /** `always`: every start makes them current, for development. */
  RELEASES_AT_START: z.enum(['first', 'always']).default('first'),
  /** Number of networks whose reports a canary verdict needs. Default: 10, or 1 when only this machine can visit. */
  CANARY_NETWORKS: z.coerce.number().int().min(1).max(1000).optional(),
  ...bucketSettings,
  /** Key that signs releases and identifies the person who moves them: 32 random bytes as base64url. */
  RELEASE_KEY: z
    .string()
    .refine((key) => Buffer.from(key, 'base64url').length === 32, {
      error: '32 random bytes as base64url',
    })
    .optional(),
  /** Initial publishers: `hotels-team=hotels=PUBLIC_KEY,platform=*=PUBLIC_KEY`. Parts are separated by `+`. */
  RELEASE_PUBLISHERS: publishers.optional(),
  /** Address of the shell's dev server, and `remote=address,…` for those of remotes. */
  DEV_SHELL: z.url().optional(),
  DEV_REMOTES: listValue.optional(),
  DEV_PRERENDER: z.string().optional(),
  /** Number of searches of all products that run at once in this process. Default: four for each core. */
  MAX_SEARCHES: z.coerce.number().int().min(1).max(1000).optional(),
  /** Search units that one network may use in this process per minute. The simplest search is one unit. */
  SEARCH_UNITS: z.coerce.number().int().min(1).max(1_000_000).default(240),
  /** Rate limits of suppliers in place of those on the vendors' pages, such as `GDS=40/1,HB=8/1+500/3600`. */
  SUPPLIER_PACES: supplierPaces.optional(),
  ...unpaidSettings,
  HOTELBEDS_URL: z.url().optional(),
  HOTELBEDS_API_KEY: z.string().optional(),
  HOTELBEDS_SECRET: z.string().optional(),
  HOTELBEDS_PHOTOS_URL: z.url().optional(),
  /** Address of the second supplier of hotels, and our contact for questions about an order. */
  DOHOTELS_URL: z.url().optional(),
  DOHOTELS_USER: z.string().optional(),
  DOHOTELS_PASSWORD: z.string().optional(),
  DOHOTELS_PHOTOS_URL: z.url().optional(),
  DOHOTELS_CONTACT_EMAIL: z.email().default('reservas@tiquete.example'),
  DOHOTELS_CONTACT_PHONE: z
    .string()
    .regex(/^\+\d{7,15}$/)
    .default('+576015550000'),
  /** Address of the GDS for flights. */
  AMADEUS_URL: z.url().optional(),
  AMADEUS_CLIENT_ID: z.string().optional(),
  AMADEUS_CLIENT_SECRET: z.string().optional(),
  /** Address of the aggregator of airlines' own offers, for flights. */
  NDC_URL: z.url().optional(),
  NDC_TOKEN: z.string().optional(),
  /** References by which airlines know the agency, sent with private fares: `QF=ABN:12345678,…`. */
  NDC_TRACKING_REFERENCES: trackingReferences.optional(),
  /** Address of the supplier of assistance. */
  TK_URL: z.url().optional(),
  TK_USER: z.string().optional(),
  TK_PASSWORD: z.string().optional(),
  /** JSON file with pesos per unit, `{ "USD": { "rate": "4102.35", "day": "2026-11-22" } }`. It is read again when it changes. */
  EXCHANGE_FILE: z.string().optional(),
  /** Days for which a rate may be used after its own day. */
  EXCHANGE_LIMIT_DAYS: z.coerce.number().int().min(0).max(30).default(4),
  PLACETOPAY_URL: z.url().optional(),
  PLACETOPAY_LOGIN: z.string().optional(),
  PLACETOPAY_SECRET: z.string().optional(),
  /** Merchant sites of brands at the gateway, by the name in a brand's `merchant`: `andes=login:secret,…`. */
  PLACETOPAY_MERCHANTS: merchants.optional(),
  /** Origin of the gateway's pages, when it differs from that of its address. */
  PLACETOPAY_PAGE_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** `on` when the site has `allowConfirmationFlow`: payments are captured only after the supplier's booking. */
  PLACETOPAY_CONFIRMATION: z.enum(['on', 'off']).default('off'),
  BOOKING_KEYS: bookingKeys.optional(),
  /** Days after the end of cover for which travellers' health declarations are stored. */
  HEALTH_KEPT_DAYS: z.coerce.number().int().min(1).max(3650).default(60),
  /**
   * Address of the mail server: `smtp://user:password@host:587` (STARTTLS unless on this machine) or `smtps://…:465`.
   * Without it, e-mails are only stored.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /.+/ }).optional(),
  /** Sender address of a brand's mails until the brand's own domain is verified; required with SMTP_URL. */
  MAIL_SENDER: z.email().optional(),
  /**
   * Name that a brand's SPF record must include, such as `_spf.example.com`. Without it, only the operator verifies senders.
   */
  MAIL_SPF: z.hostname().optional(),
  /** Limits of one brand per hour: uploaded pictures, saved drafts and previews, and sent mails. */
  BRAND_UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(120),
  BRAND_DRAFTS_PER_HOUR: z.coerce.number().int().min(1).default(1200),
  BRAND_MAILS_PER_HOUR: z.coerce.number().int().min(1).default(2000),
  /** Origin of links in e-mails; `{host}` is the brand's first host. Default: https, or http and PORT on this machine. */
  PUBLIC_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/?#\s{}]*\{host\}[^/?#\s{}]*$/, {
      error: 'an origin that contains {host}, such as https://{host}',
    })
    .optional(),
});

export type Config = ReturnType<typeof readConfig>;

/** Merchants that a brand may name; null in a process without a gateway, which cannot know them. */
export const merchantNames = ({
  placetopay,
}: Pick<Config, 'placetopay'>): ReadonlySet<string> | null =>
  placetopay.url === null ? null : new Set(Object.keys(placetopay.merchants));

const SETTINGS = Object.keys(environmentSchema.shape);
/** Parses the environment. @throws Error naming every invalid variable; an empty variable counts as unset */
export function readConfig(given: Record<string, string | undefined> = process.env) {
  const { environment, problems: unread } = withFileSettings(given, SETTINGS);
  if (unread.length > 0) throw unusable(unread);
  const filled = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = environmentSchema.safeParse(Object.fromEntries(filled));
  if (!parsed.success)
    throw unusable(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const env = parsed.data;
  const [api, pages] = [env.PLACETOPAY_URL, env.PLACETOPAY_PAGE_ORIGIN];
  // Travellers enter card data on these pages, so a wrong origin must prevent the start.
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
    programFolders: environment.PATH ?? '',
    rootDir: findRoot(env.ROOT_DIR),
    port: env.PORT,
    /** Null listens on both loopback addresses. */
    host: env.HOST ?? null,
    role: env.ROLE,
    dataDir: env.DATA_DIR,
    distDir: env.DIST_DIR,
    ...readDatabase(env),
    redisUrl: env.REDIS_URL ?? null,
    countersRedisUrl: env.COUNTERS_REDIS_URL ?? null,
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    ...readTracing(env),
    sessionKeys: env.SESSION_KEYS ?? null,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    demoPassword: env.DEMO_PASSWORD ?? null,
    logLevel: env.LOG_LEVEL,
    freshCodeMinutes: env.FRESH_CODE_MINUTES,
    peopleReads: { hour: env.PEOPLE_READS_HOUR, day: env.PEOPLE_READS_DAY },
    /** In a demo, supply without a stand-in, such as packages, is made up too. */
    isDemo: env.SANDBOX === '1',
    shutdownGraceSeconds: env.SHUTDOWN_GRACE_SECONDS ?? (env.DATABASE_URL ? 5 : 0),
    shutdownSeconds: env.SHUTDOWN_SECONDS,
    cachesOffline: env.OFFLINE_PAGES === 'on',
    rendersPages: env.RENDERED_PAGES === 'on',
    mapTilesUrl: env.MAP_TILES_URL ?? null,
    sessionPollSeconds: env.SESSION_POLL_SECONDS,
    releases: env.RELEASES,
    releasesAtStart: env.RELEASES_AT_START,
    canaryNetworks: env.CANARY_NETWORKS ?? (env.HOST || env.TRUSTED_PROXIES ? 10 : 1),
    /** Null when releases come from DIST_DIR. */
    releaseBucket: readBucket(env, 'RELEASE_FILES'),
    /** Null when drawn pictures and pages are in DATA_DIR only. */
    drawnBucket: readBucket(env, 'DRAWN_FILES'),
    releaseKey: env.RELEASE_KEY ?? null,
    publishers: env.RELEASE_PUBLISHERS ?? [],
    devServers: readDevServers(env),
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
    /** Null when a key is stored in DATA_DIR. */
    bookingKeys: env.BOOKING_KEYS ?? null,
    healthRetentionDays: env.HEALTH_KEPT_DAYS,
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

/** Configuration of a command, which sells nothing and may run while a demo does. @throws Error like `readConfig` */
export const readCommandConfig = () => readConfig({ ...process.env, SANDBOX: '1' });
const unusable = (problems: readonly string[]) =>
  new Error(`These environment variables cannot be used. ${problems.join('; ')}`);

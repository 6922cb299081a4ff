import { isIP } from 'node:net';
import * as z from 'zod';
import { merchantSchema } from '@tiquete/contracts';
import { readHosts } from './db/hosts';
import { errorMessage } from './lib/errorCode';
import { isPublicKey } from './releases/keys/signature';

// Parsers of single environment variables.

export const port = z.coerce.number().int().min(0).max(65535);
const postgres = z.string().check(({ value, issues }) => {
  try {
    readHosts(value);
  } catch (error) {
    issues.push({ code: 'custom', input: value, message: errorMessage(error) });
  }
});
export const listValue = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
export const proxies = listValue.refine(
  (addresses) =>
    addresses.every(
      (address) =>
        /^(loopback|linklocal|uniquelocal)$/.test(address) ||
        isIP(address.split('/', 1)[0] ?? '') > 0,
    ),
  {
    error: 'addresses or networks such as 10.0.0.0/8, separated by commas',
  },
);
export const tilesUrl = z
  .string()
  .refine(
    (address) =>
      /^https?:/.test(address) &&
      URL.canParse(address) &&
      ['{z}', '{x}', '{y}'].every((part) => address.includes(part)),
    { error: 'an address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.mvt' },
  );
export const sessionKeys = listValue.refine(
  (keys) => keys.length <= 2 && keys.every((key) => key.length >= 32),
  {
    error: 'one or two keys of at least 32 characters, the current one first, separated by a comma',
  },
);

export const bookingKeys = listValue.refine(
  (keys) => keys.length <= 2 && keys.every((key) => Buffer.from(key, 'base64url').length === 32),
  {
    error: 'one or two keys of 32 bytes as base64url, the current one first, separated by a comma',
  },
);

export const publishers = listValue.transform((entries, context) =>
  entries.map((entry) => {
    const [publisher = '', parts = '', publicKey = ''] = entry.split('=');
    if (!/^[a-z][a-z0-9-]{1,38}$/.test(publisher) || parts === '' || !isPublicKey(publicKey))
      context.addIssue({
        code: 'custom',
        message: `name=part+part=public key of 32 bytes as base64url, not ${entry}`,
      });
    return { publisher, parts: parts.split('+'), publicKey };
  }),
);

export const databaseSettings = {
  DATABASE_URL: postgres.optional(),
  /** Physical replica of DATABASE_URL's server, for lists of the console that may be a few seconds old. */
  DATABASE_READ_URL: postgres.optional(),
  /** Server of DATABASE_URL itself where that is a pooler that lends connections for a transaction, for LISTEN and migrations. */
  DATABASE_DIRECT_URL: postgres.optional(),
  /** `off` behind a pooler that knows no prepared statements. */
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  /** Login that owns the tables and runs migrations. Default: the login of DATABASE_URL. */
  DATABASE_MIGRATION_URL: postgres.optional(),
  /** Superuser that creates both logins; used only by the command `database`. */
  DATABASE_ADMIN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
};
type Given<Settings extends object> = { [Name in keyof Settings]?: string | undefined };
export const readDatabase = (env: Given<typeof databaseSettings>) => ({
  databaseUrl: env.DATABASE_URL ?? null,
  databaseReadUrl: env.DATABASE_READ_URL ?? null,
  databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
  preparesStatements: env.DATABASE_PREPARED_STATEMENTS !== 'off',
  databaseMigrationUrl: env.DATABASE_MIGRATION_URL ?? null,
  databaseAdminUrl: env.DATABASE_ADMIN_URL ?? null,
});

const bucketAddress = z.string().regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,62}(?:\/[A-Za-z0-9._/-]*)?$/, {
  error: 'an address such as s3://bucket/prefix',
});

export const bucketSettings = {
  /** Source of the releases that pages load, `s3://bucket/prefix`. Default: DIST_DIR. */
  RELEASE_FILES: bucketAddress.optional(),
  /** Bucket in which replicas share drawn pictures and rendered pages. Default: each has its own in DATA_DIR. */
  DRAWN_FILES: bucketAddress.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};
interface BucketEnvironment {
  RELEASE_FILES?: string | undefined;
  DRAWN_FILES?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}
/** Bucket of a setting, with the folder in it; null when it is not set. */
export function readBucket(env: BucketEnvironment, name: 'RELEASE_FILES' | 'DRAWN_FILES') {
  const address = env[name];
  if (address === undefined) return null;
  const { host, pathname } = new URL(address);
  return {
    bucket: host,
    prefix: pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Address in which `{id}` is replaced. */
const idAddress = z.url({ protocol: /^https?$/ }).refine((address) => address.includes('{id}'), {
  error: 'an address that contains {id}',
});
const headersValue = z.string().transform((text, context) => {
  const pairs = text.split(',').map((one) => /^([\w-]+)=(.+)$/.exec(one.trim()) ?? []);
  if (pairs.every(({ length }) => length > 0))
    return Object.fromEntries(
      pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]),
    );
  context.addIssue('is name=value for each header, with commas between');
  return z.NEVER;
});
/** Export of traces, by the names of OpenTelemetry, and the operator's stores of logs and traces. */
export const tracingSettings = {
  /** Receiver of OTLP over HTTP, such as `http://collector:4318`. Without it, no traces are exported. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Headers of its requests: `name=value,…`, with URL-encoded values. */
  OTEL_EXPORTER_OTLP_HEADERS: headersValue.optional(),
  OTEL_SERVICE_NAME: z.string().default('tiquete'),
  /** Share of the traces that are exported, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  /** Addresses of a search by id in the stores of logs and traces, for links of the console. */
  LOGS_URL: idAddress.optional(),
  TRACES_URL: idAddress.optional(),
};
/** `tracing` is null when no traces are exported, `stores` has null for a store without an address. */
export const readTracing = (env: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
  LOGS_URL?: string | undefined;
  TRACES_URL?: string | undefined;
}) => ({
  tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        service: env.OTEL_SERVICE_NAME,
        share: env.OTEL_TRACES_SAMPLER_ARG,
      }
    : null,
  stores: { logs: env.LOGS_URL ?? null, traces: env.TRACES_URL ?? null },
});

/** Limits of rooms and seats that one caller may hold without paying. */
export const unpaidSettings = {
  /** Rooms and seats of one departure that one caller may hold without paying. */
  UNPAID_ROOMS: z.coerce.number().int().min(1).max(100).default(6),
  UNPAID_SEATS: z.coerce.number().int().min(1).max(100).default(9),
  /** Minutes that a hold waits for payment, for a guest and for an account. */
  GUEST_HOLD_MINUTES: z.coerce.number().int().min(10).max(30).default(20),
  ACCOUNT_HOLD_MINUTES: z.coerce.number().int().min(10).max(30).default(30),
};
export const readUnpaid = (env: {
  UNPAID_ROOMS: number;
  UNPAID_SEATS: number;
  GUEST_HOLD_MINUTES: number;
  ACCOUNT_HOLD_MINUTES: number;
}) => ({
  rooms: env.UNPAID_ROOMS,
  seats: env.UNPAID_SEATS,
  guestMs: env.GUEST_HOLD_MINUTES * 60_000,
  accountMs: env.ACCOUNT_HOLD_MINUTES * 60_000,
});

/** Parses merchants, `name=login:secret`, by name. Errors omit the value, because it contains secrets. */
export const merchants = z.string().transform((text, context) => {
  const pairs = text.split(',').map((one) => /^([^=]+)=([^:]+):(.+)$/.exec(one.trim()) ?? []);
  const read = pairs.map(([, name = '', login = '', secret = '']) => ({ name, login, secret }));
  if (read.every(({ name }) => merchantSchema.safeParse(name).success))
    return Object.fromEntries(read.map(({ name, ...keys }) => [name, keys]));
  context.addIssue('is name=login:secret for each merchant, with commas between');
  return z.NEVER;
});

/** Parses references by the airline's IATA code: `AV=REFERENCE,QF=ABN:12345678`. */
export const trackingReferences = z.string().transform((text, context) => {
  const pairs = text.split(',').map((one) => /^([A-Z0-9]{2})=(.{1,50})$/.exec(one.trim()) ?? []);
  if (pairs.every(({ length }) => length > 0))
    return Object.fromEntries(
      pairs.map(([, airline = '', reference = '']) => [airline, reference]),
    );
  context.addIssue('is AIRLINE=reference for each airline, with commas between');
  return z.NEVER;
});

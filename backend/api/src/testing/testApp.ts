import { Writable } from 'node:stream';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { type Config, readConfig } from '../config';
import type { Overrides } from '../deps/overrides';
import { createDeps, type Deps } from '../deps';
import { findRoot } from '../lib/findRoot';
import { createLog } from '../lib/log';
import { createPasswords } from '../accounts/sign-in/passwords';
import { readBrandFiles, seedBrands } from '../brands/seedBrands';
import type { PaymentGateway } from '../bookings/ports';
import type { MailTransport } from '../mail';
import type { ProductLine } from '../products/product';
import type { Database } from '../db/database';
import { openTestDatabase } from './testDatabase';

export interface TestApp {
  app: FastifyInstance;
  /** The parts of the app. Its `db` is a superuser's connection: tests read every table, which the app's own login may not. */
  deps: Deps;
  /** The app's own database connection, by a login that owns nothing. */
  login: Database;
  /** All logged lines as one text. */
  logged(): string;
  /** Moves the app's clock, which otherwise stands still. */
  advance(milliseconds: number): void;
  addUser(brandId: string, email: string, password: string, name?: string): Promise<void>;
  close(): Promise<void>;
}
export const TEST_BOOKING_KEY = Buffer.alloc(32, 7);
export const TEST_KEY = 'test-key-0123456789-0123456789-0123456789';

/** Merchant of the brand with its own site at the gateway. */
const PLACETOPAY_MERCHANTS = 'andes=sandbox-andes-login:sandbox-andes-secret';

/**
 * The lowest cost that the library accepts, because tests sign in thousands of times. The real cost is tested with
 * production's own settings.
 */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Marks the second factor as verified in the staff account's sessions. */
export const showSecondFactor = ({ deps }: TestApp, email: string): Promise<unknown> =>
  deps.db.query(
    "update sessions s set second_factor_at = $2 from users u where u.id = s.user_id and u.email = $1 and u.role <> 'traveler'",
    [email, deps.clock()],
  );

/** The whole app on a real database, with both brands. */
export async function startTestApp({
  config = {},
  gateway,
  mailTransport,
  products,
  overrides = {},
  readPort,
}: {
  config?: Partial<Config>;
  gateway?: PaymentGateway;
  mailTransport?: MailTransport;
  /** Products in place of those on sale. */
  products?: readonly ProductLine[];
  overrides?: Overrides;
  /** Port of a standby of the test's server, from which the console reads. */
  readPort?: number;
} = {}): Promise<TestApp> {
  const { db, login, close } = await openTestDatabase();
  await seedBrands(login, readBrandFiles(join(findRoot(), 'backend/api/brands')));
  const lines: string[] = [];
  const log = createLog(
    'debug',
    new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) }),
  );
  const start = Date.now();
  let ahead = 0;
  const given = {
    config: {
      ...readConfig({ NODE_ENV: 'test', PORT: '0', PLACETOPAY_MERCHANTS }),
      ...(readPort !== undefined && { databaseReadUrl: addressAt(login, readPort) }),
      ...config,
    },
    log,
    db: login,
    sessionKeys: [TEST_KEY] as [string],
    bookingKeys: [TEST_BOOKING_KEY] as const,
    clock: () => new Date(start + ahead),
    gateway,
    mailTransport,
    products,
    overrides: { passwords: createPasswords({ cost: CHEAP }), ...overrides },
    // A busy machine must not fail a test of readiness.
    health: { isServing: () => true, isStorageReady: async () => true, deadlineMs: 10_000 },
  };
  const deps = createDeps(given);
  const app = await buildApp(deps);
  return {
    app,
    deps: { ...deps, db },
    login,
    logged: () => lines.join(''),
    advance: (milliseconds) => void (ahead += milliseconds),
    addUser: async (brandId, email, password, name = 'Ana Torres') => {
      await deps.users.save(
        brandId,
        { email, name, passwordHash: await deps.passwords.hash(password) },
        deps.clock(),
      );
    },
    async close() {
      await app.close();
      await deps.close();
      await close();
    },
  };
}

/** Address of the same database and login at another port. */
function addressAt(login: Database, port: number): string {
  const { user = '', password, database } = login.openClient();
  return `postgres://${user}:${String(password)}@127.0.0.1:${port}/${database}`;
}

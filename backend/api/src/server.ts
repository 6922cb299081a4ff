import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config';
import { isAtHead, readMigrations } from './db/migrate';
import { readArchiveFailure } from './db/readArchiveFailure';
import { migrationsDir, openStorage } from './db/openStorage';
import { createDeps, type Deps } from './deps';
import type { Overrides } from './deps/overrides';
import { runEach } from './lib/async/runEach';
import { listen } from './http/connections/listen';
import { seedDemoAccounts } from './accounts/sign-in/demoAccounts';
import { readSessionKeys } from './accounts/sessions/sessionKeys';
import { localHosts, readBrandFiles, seedBrands } from './brands/seedBrands';
import { readBookingKeys } from './bookings';
import { readGauges } from './staff/gauges';
import { measureCheckout } from './http/metrics/checkoutMetrics';
import { measureArchive } from './http/metrics/measureArchive';
import { createCertificateCheck } from './brands/hosts/certificates';
import { listenInternally } from './http/internalPort';
import { registerReleases } from './deps/releases';
import { startWorker } from './deps/worker';
import { exportTraces } from './deps/tracing';

/**
 * Adds the demo's content to the brands that are in no file, while the server answers: a thousand brands take minutes. Returns a function
 * that stops it.
 */
function seedOthers(
  { products, log }: Pick<Deps, 'products' | 'log'>,
  brandIds: readonly string[],
) {
  let isClosing = false;
  const chores = brandIds.flatMap((id) =>
    products.map((product) => async () => {
      if (!isClosing) await product.seed?.([id]);
    }),
  );
  const seeded = runEach(chores).catch((error: unknown) =>
    log.warn({ err: error }, 'the demo has no content for some brands'),
  );
  return async () => {
    isClosing = true;
    await seeded;
  };
}

/** Starts the server. @throws Error in one sentence naming the obstacle */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  overrides: Overrides = {},
) {
  const closers: (() => unknown)[] = [];
  let closeStorage: () => Promise<void> = async () => undefined;
  const closeAll = async (seconds: number) => {
    const timeout = wait(seconds * 1000, undefined, { ref: false });
    // Work that still runs is abandoned. It is stored in the database, and the next start continues it.
    for (const close of closers.reverse().splice(0)) await Promise.race([close(), timeout]);
    await closeStorage();
  };
  try {
    closers.push(await exportTraces(config, log));
    const storage = await openStorage(config, (text) => log.warn(text));
    closeStorage = () => storage.close();
    log.info({ storage: storage.description }, 'storage open');
    const db = overrides.database?.(storage.db) ?? storage.db;
    const files = readBrandFiles(join(config.rootDir, 'backend/api/brands'));
    await seedBrands(db, files);
    const migrations = readMigrations(migrationsDir(config));
    let isServing = false;
    const health = { isServing: () => isServing, isStorageReady: () => isAtHead(db, migrations) };
    const sessionKeys = await readSessionKeys(config.sessionKeys, db);
    const bookingKeys = await readBookingKeys(config.bookingKeys, config.dataDir, db);
    const deps = createDeps({
      config,
      log,
      db,
      health,
      sessionKeys,
      bookingKeys,
      clock: overrides.clock,
      overrides,
    });
    closers.push(() => deps.close());
    deps.changes.start();
    const unregistered = await registerReleases(deps, storage.isEmbedded);

    if (config.metricsPort !== null) {
      // The tables are the same for all replicas, so only a replica that serves no travellers reports their state.
      if (config.role !== 'web') {
        measureCheckout(deps.metrics.registry, () => readGauges(db, deps.clock()), log);
        measureArchive(deps.metrics.registry, () => readArchiveFailure(db), log);
      }
      const checkHost = createCertificateCheck(db, deps.clock, deps.changes);
      const internal = await listenInternally(
        { registry: deps.metrics.registry, checkHost, log },
        { port: config.metricsPort, host: config.metricsHost },
      );
      closers.push(() => internal.close());
    }
    let url: string | null = null;
    if (config.role !== 'worker') {
      const app = await buildApp(deps);
      closers.push(() => app.close());
      const port = await listen(app, config);
      url = `http://localhost:${port}`;
    }
    const hosts = await localHosts(db);
    const demo = await seedDemoAccounts(deps, storage.isEmbedded);
    const brandIds = await deps.brands.ids();
    const first = new Set(files.map(({ id }) => id));
    for (const product of deps.products)
      await product.seed?.(brandIds.filter((id) => first.has(id)));
    if (config.role !== 'worker')
      for (const product of deps.products)
        product
          .loadAhead?.()
          .catch((error: unknown) => log.warn({ err: error }, 'nothing was read ahead'));
    if (config.role !== 'web') {
      closers.push(startWorker(deps, overrides.idleMs));
      closers.push(
        seedOthers(
          deps,
          brandIds.filter((id) => !first.has(id)),
        ),
      );
    }
    isServing = true;
    return {
      url,
      demo,
      localHosts: hosts,
      /** Builds on disk that no start registers: `npm run release` does. */
      unregistered,
      /**
       * Turns readiness off, waits `graceSeconds` until load balancers have noticed, gives running requests `seconds` to end, and
       * closes the parts of the server.
       */
      async close(graceSeconds = 0, seconds: number = config.shutdownSeconds) {
        isServing = false;
        await wait(graceSeconds * 1000);
        await closeAll(seconds);
      },
    };
  } catch (error) {
    await closeAll(config.shutdownSeconds);
    throw error;
  }
}
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

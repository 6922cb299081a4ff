import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end } from '@tiquete/tooling/lib/children';
import { filledEnvironment } from '@tiquete/tooling/lib/environment';
import { freePort } from '@tiquete/tooling/lib/ports';
import { PASSWORD } from '@tiquete/tooling/playwright';
import { startApi, startSandbox } from '@tiquete/tooling/servers';
import { testDatabase, testRedis } from '@tiquete/tooling/storage';

/** Variables of this machine that would change the figures. */
const NOT_OURS = [
  'DATABASE_URL',
  'REDIS_URL',
  'DATA_DIR',
  'PORT',
  'HOST',
  'RELEASES',
  'NODE_OPTIONS',
  'DIST_DIR',
];
export const SEED = 'tiquete-bench-1';
/** Suppliers without delays and price changes, so that only our own time is measured. */
const SANDBOX = {
  SANDBOX_LATENCY_P50: '0',
  SANDBOX_LATENCY_P95: '0',
  SANDBOX_STEADY: '1',
  SANDBOX_SEED: SEED,
};

/**
 * Starts sandbox and api of the production build with their own data: on this machine's PostgreSQL and Redis if available,
 * else on the embedded database. `own` are variables of the first replica. `another` starts one more replica on the same data, if
 * possible.
 */
export async function openProduct({ releases, distDir, print, own: ofFirst = {} }) {
  const given = filledEnvironment();
  const database = await testDatabase(given);
  const redis = await testRedis(given);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tiquete-bench-data-'));
  const env = { ...given, ...SANDBOX, DEMO_PASSWORD: PASSWORD };
  for (const name of NOT_OURS) delete env[name];
  const shared = {
    SHUTDOWN_GRACE_SECONDS: '0',
    LOG_LEVEL: 'error',
    ...(database.url && { DATABASE_URL: database.url }),
    ...(redis.url && { REDIS_URL: redis.url }),
  };
  const port = await freePort();
  const sandbox = await startSandbox({ env, port, dataDir }, { print });
  const replica = async (ownPort, own = {}) => {
    const metricsPort = await freePort();
    const started = await startApi(
      { env, port: ownPort, dataDir },
      {
        sandbox,
        releases,
        print,
        extra: { DIST_DIR: distDir, METRICS_PORT: String(metricsPort), ...shared, ...own },
      },
    );
    const { pid } = started.child;
    return { ...started, port: ownPort, pid, metrics: `http://127.0.0.1:${metricsPort}/` };
  };
  const api = await replica(port, ofFirst);
  return {
    port,
    /** The first replica: its port, its process and the address of its metrics. */
    replica: api,
    sandbox,
    demo: api.demo,
    storage: `${database.url ? 'PostgreSQL of the machine' : 'embedded PostgreSQL'}, ${redis.url ? 'Redis' : 'no Redis'}`,
    /** Environment of the release command, which must use the same data. */
    env: { ...env, DATA_DIR: dataDir, ...shared },
    /**
     * Starts a second replica with variables of its own. Returns it with a function that ends it; null when the database is a child of
     * the api.
     */
    async another(own = {}) {
      if (!database.url) return null;
      const second = await replica(await freePort(), own);
      return { ...second, stop: () => end(second.child) };
    },
    async stop() {
      await end(api.child);
      await end(sandbox.child);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../db/embedded/openEmbedded';
import { findRoot } from '../lib/findRoot';

declare global {
  var endTestServer: (() => Promise<void>) | undefined;
}

/** One PostgreSQL for every suite of a run of Jest, without fsync, unless `TEST_DATABASE_URL` names a server. */
async function startTestServer(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'tq-test-'));
  // nobody, as whom PostgreSQL runs when we are root, must be able to enter.
  chmodSync(dataDir, 0o755);
  const embedded = await openEmbedded({
    dataDir,
    rootDir: findRoot(),
    durable: false,
    transport: 'tcp',
  });
  const { user, password, host, port, database } = embedded.connection;
  process.env.TEST_DATABASE_URL = `postgres://${user}:${String(password)}@${host}:${port}/${database}`;
  globalThis.endTestServer = async () => {
    await embedded.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

// Jest takes the default export.
export { startTestServer as default };

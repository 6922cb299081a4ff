import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../db/database';
import { openEmbedded } from '../db/embedded/openEmbedded';
import { findRoot } from '../lib/findRoot';

declare global {
  var endTestServer: (() => Promise<void>) | undefined;
}

/** Starts one PostgreSQL for every suite of a Jest run, without fsync, unless `TEST_DATABASE_URL` names a server. */
async function startTestServer(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return useServer(process.env.TEST_DATABASE_URL);
  const dataDir = mkdtempSync(join(tmpdir(), 'tq-test-'));
  // For root, PostgreSQL runs as the user `nobody`, which must be able to enter.
  chmodSync(dataDir, 0o755);
  const embedded = await openEmbedded({
    dataDir,
    rootDir: findRoot(),
    durable: false,
    transport: 'tcp',
  });
  const { user, password, host, port, database } = embedded.admin;
  process.env.TEST_DATABASE_URL = `postgres://${user}:${String(password)}@${host}:${port}/${database}`;
  globalThis.endTestServer = async () => {
    await embedded.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Databases copied by the run's suites are dropped at its end. The template stays for the next run. */
function useServer(url: string): void {
  const copies = `${new URL(url).pathname.slice(1)}_${process.pid}`;
  process.env.TEST_DATABASE_COPIES = copies;
  globalThis.endTestServer = async () => {
    const server = createDatabase({ connectionString: url, max: 1 });
    await server.query('set statement_timeout = 0');
    const left = await server.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [`${copies}_`],
    );
    for (const { datname } of left) await server.query(`drop database ${datname} with (force)`);
    await server.close();
  };
}

// Jest requires the default export.
export { startTestServer as default };

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database } from '../db/database';
import { openEmbedded } from '../db/embedded/openEmbedded';
import { migrate, readMigrations } from '../db/migrate';
import { findRoot } from '../lib/findRoot';

export interface TestDatabase {
  db: Database;
  close(): Promise<void>;
}

/** A database of its own: on TEST_DATABASE_URL's server when set, else on an embedded one without fsync. */
export async function openTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const opened = process.env.TEST_DATABASE_URL
    ? await onServer(process.env.TEST_DATABASE_URL)
    : await onEmbedded();
  if (migrated)
    await migrate(opened.db, readMigrations(join(findRoot(), 'backend/api/migrations')));
  return opened;
}

async function onEmbedded(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tq-test-'));
  // nobody, as whom PostgreSQL runs when we are root, must be able to enter.
  chmodSync(dataDir, 0o755);
  const embedded = await openEmbedded({ dataDir, rootDir: findRoot(), durable: false });
  const db = createDatabase(embedded.connection);
  return {
    db,
    async close() {
      await db.close();
      await embedded.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string): Promise<TestDatabase> {
  const name = `tiquete_test_${randomBytes(6).toString('hex')}`;
  const server = createDatabase({ connectionString: url, max: 1 });
  await server.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const db = createDatabase({ connectionString: own.href });
  return {
    db,
    async close() {
      await db.close();
      await server.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

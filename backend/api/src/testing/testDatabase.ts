import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createDatabase, type Database } from '../db/database';
import { type Migration, migrate, readMigrations } from '../db/migrate';
import { findRoot } from '../lib/findRoot';

export interface TestDatabase {
  db: Database;
  close(): Promise<void>;
}

const ownMigrations = () => readMigrations(join(findRoot(), 'backend/api/migrations'));

/** A database of its own on the run's server, which `startTestServer` has started or `TEST_DATABASE_URL` names. */
export async function openTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('No PostgreSQL for tests: run them by `npm run unit`.');
  const name = `${databaseName(url)}_${randomBytes(6).toString('hex')}`;
  const server = createDatabase({ connectionString: url, max: 1 });
  const template = migrated ? await migratedTemplate(server, url) : 'template1';
  await server.query(`create database ${name} template ${template}`);
  // No suite kills this server: what it has acknowledged it keeps, without a wait for the disk.
  await server.query(`alter database ${name} set synchronous_commit = off`);
  const db = createDatabase({ connectionString: addressOf(url, name) });
  return {
    db,
    async close() {
      await db.close();
      await server.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

const TEMPLATE_LOCK = 7_283_101;
/** A database that every suite of a run copies, instead of migrating its own; the first to come makes it. */
async function migratedTemplate(server: Database, url: string): Promise<string> {
  const migrations = ownMigrations();
  const contents = createHash('sha256').update(migrations.map(({ checksum }) => checksum).join());
  const name = `${databaseName(url)}_${contents.digest('hex').slice(0, 12)}`;
  await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const [known] = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (!known) await makeTemplate(server, url, name, migrations);
  } finally {
    await server.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

/** Renamed when it is complete: a half-made one is never copied. */
async function makeTemplate(
  server: Database,
  url: string,
  name: string,
  migrations: readonly Migration[],
): Promise<void> {
  const unfinished = `${name}_${randomBytes(6).toString('hex')}`;
  await server.query(`create database ${unfinished}`);
  const db = createDatabase({ connectionString: addressOf(url, unfinished) });
  try {
    await migrate(db, migrations);
  } finally {
    await db.close();
  }
  await server.query(`alter database ${unfinished} rename to ${name}`);
}

const databaseName = (url: string) => new URL(url).pathname.slice(1);

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

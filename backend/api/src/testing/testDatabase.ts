import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase, type Database } from '../db/database';
import { type Logins, prepareLogins } from '../db/logins';
import { type Migration, readMigrations } from '../db/migrate';
import { migrateAs } from '../db/openStorage';
import { findRoot } from '../lib/findRoot';

export interface TestDatabase {
  /** As the server's superuser, for what a test prepares and looks at. */
  db: Database;
  /** As the product has it: by a login that owns nothing. Only where the database was migrated. */
  login: Database;
  close(): Promise<void>;
}

const ownMigrations = () => readMigrations(join(findRoot(), 'backend/api/migrations'));

const FREE = Symbol.for('tiquete.testDatabases');
/**
 * Databases that a test has closed: the next one of this worker gets such a one, emptied, in 7 ms instead of the 230 that a copy and a
 * drop take. A suite's realm is put back at its end, so they are kept at the process.
 */
const free = ((process as { [FREE]?: string[] })[FREE] ??= []);

/** A database of its own on the run's server, which `startTestServer` has started or `TEST_DATABASE_URL` names. */
export async function openTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const known = migrated ? free.pop() : undefined;
  const name = known ?? (await copyTemplate(migrated));
  const db = createDatabase({ connectionString: addressOf(serverUrl(), name) });
  if (known) await empty(db);
  const login = createDatabase({ connectionString: addressOf(serverUrl(), name, logins().app) });
  return {
    db,
    login,
    async close() {
      await login.close();
      await db.close();
      // The run drops what it has copied at its end: a drop waits for a checkpoint, and on a busy disk for longer than a statement may.
      if (migrated) free.push(name);
    },
  };
}

async function copyTemplate(migrated: boolean): Promise<string> {
  const url = serverUrl();
  const server = openServer();
  const name = `${process.env.TEST_DATABASE_COPIES ?? databaseName(url)}_${randomBytes(6).toString('hex')}`;
  try {
    const template = migrated ? await migratedTemplate(server, url) : 'template1';
    await server.query(`create database ${name} template ${template}`);
    // No suite kills this server: what it has acknowledged it keeps, without a wait for the disk.
    await server.query(`alter database ${name} set synchronous_commit = off`);
  } finally {
    await server.close();
  }
  return name;
}

/**
 * Takes every row away, from tables too that nobody may empty. A few rows of each are deleted in 7 ms; a `truncate` makes 180 new
 * files, which takes 70 and more.
 */
export const deleteRows = (db: Database): Promise<unknown> =>
  db.query(`do $$ declare named text; begin
    set local session_replication_role = replica;
    for named in select quote_ident(tablename) from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migrations'
    loop execute 'delete from ' || named; end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where last_value is not null;
  end $$`);

/** Ends what a test has left connected, and takes every row away. */
async function empty(db: Database): Promise<void> {
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await deleteRows(db);
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('No PostgreSQL for tests: run them by `npm run unit`.');
  return url;
}
const openServer = () => createDatabase({ connectionString: serverUrl(), max: 1 });

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
  const admin = new pg.Client({ connectionString: addressOf(url, unfinished) });
  await admin.connect();
  try {
    await prepareLogins(admin, logins());
  } finally {
    await admin.end();
  }
  const { owner } = logins();
  await migrateAs({ connectionString: addressOf(url, unfinished, owner) }, migrations);
  await server.query(`alter database ${unfinished} rename to ${name}`);
}

const databaseName = (url: string) => new URL(url).pathname.slice(1);

/** Logins of the whole server. All runs on it share them. */
function logins(): Logins {
  const password = createHash('sha256').update(new URL(serverUrl()).password).digest('hex');
  return {
    owner: { user: 'tiquete_test_owner', password },
    app: { user: 'tiquete_test_app', password },
  };
}

function addressOf(url: string, database: string, login?: Logins['app']): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  if (login) {
    address.username = login.user;
    address.password = login.password;
  }
  return address.href;
}

import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase, type Database } from '../db/database';
import { type Logins, prepareLogins } from '../db/logins';
import { type Migration, readMigrations } from '../db/migrate';
import { migrateAs } from '../db/openStorage';
import { findRoot } from '../lib/findRoot';

export interface TestDatabase {
  /** Connection as the server's superuser, with which tests prepare and check data. */
  db: Database;
  /** Connection as the product's login, which owns nothing. Only for a migrated database. */
  login: Database;
  close(): Promise<void>;
}

const ownMigrations = () => readMigrations(join(findRoot(), 'backend/api/migrations'));

/** Numbers of this suite's databases that are not open. */
const free: number[] = [];
let opened = 0;

/**
 * Opens a separate database on the run's server, which `startTestServer` started or `TEST_DATABASE_URL` names. Databases are
 * numbered in each worker, and a suite empties those of the suites before it: that takes 7 ms, a copy and a drop take 230.
 */
export async function openTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const closed = migrated ? free.pop() : undefined;
  const number = closed ?? (migrated ? (opened += 1) : null);
  const name = nameOf(number);
  const isUsed = closed !== undefined || !(await copyTemplate(name, number));
  const db = createDatabase({ connectionString: addressOf(serverUrl(), name) });
  if (isUsed) await empty(db);
  const login = createDatabase({ connectionString: addressOf(serverUrl(), name, logins().app) });
  return {
    db,
    login,
    async close() {
      await login.close();
      await db.close();
      // The run drops its copies at its end: a drop waits for a checkpoint, on a busy disk longer than a statement's timeout.
      if (number !== null) free.push(number);
    },
  };
}

function nameOf(number: number | null): string {
  const id = number === null ? randomBytes(6).toString('hex') : `${workerId()}_${number}`;
  return `${process.env.TEST_DATABASE_COPIES ?? databaseName(serverUrl())}_${id}`;
}
const workerId = () => process.env.JEST_WORKER_ID ?? '1';

/** Answers whether it made the database: another suite of this worker may have. Without a number, it has no schema. */
async function copyTemplate(name: string, number: number | null): Promise<boolean> {
  const server = openServer();
  try {
    if (number !== null && (await exists(server, name))) return false;
    const template = number === null ? 'template1' : await migratedTemplate(server, serverUrl());
    await server.query(`create database ${name} template ${template}`);
    // No suite kills this server, so acknowledged data are safe without waiting for the disk.
    await server.query(`alter database ${name} set synchronous_commit = off`);
    return true;
  } finally {
    await server.close();
  }
}

async function exists(server: Database, name: string): Promise<boolean> {
  const found = await server.query('select 1 from pg_database where datname = $1', [name]);
  return found.length > 0;
}

/**
 * Deletes every row, also from tables that are protected against it. Deleting a few rows of each table takes 7 ms; `truncate`
 * creates 180 files and takes 70 or more.
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

/** Ends connections that a test left open, and deletes every row. */
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
/** A migrated database that every suite of a run copies. The first suite creates it. */
async function migratedTemplate(server: Database, url: string): Promise<string> {
  const migrations = ownMigrations();
  const contents = createHash('sha256').update(migrations.map(({ checksum }) => checksum).join());
  const name = `${databaseName(url)}_${contents.digest('hex').slice(0, 12)}`;
  await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (!(await exists(server, name))) await makeTemplate(server, url, name, migrations);
  } finally {
    await server.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

/** The template is renamed once complete, so that a partial one is never copied. */
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

/** Logins of the whole server, shared by all runs on it. */
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

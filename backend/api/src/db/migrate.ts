import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode } from '../lib/errorCode';
import type { Database } from './database';

export interface Migration {
  id: number;
  name: string;
  sql: string;
  checksum: string;
}
const LOCK = 7_283_100;
/**
 * First line of a migration whose statements run one by one without a transaction around them. Each must be repeatable, because a
 * failure leaves those before it. `create index concurrently` and long statements that need no lock belong into such a migration.
 */
const NO_TRANSACTION = '-- transaction: none\n';

/**
 * Reads the migrations `0001_name.sql` and so on, in order. @throws Error for a file without a number or a number used twice
 */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return {
        id: Number(/^(\d{4})_/.exec(name)?.[1]),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    });
  const ids = migrations.map((migration) => migration.id);
  if (ids.some(Number.isNaN) || new Set(ids).size < ids.length)
    throw new Error(
      `Migrations need a number of their own: ${migrations.map(({ name }) => name).join(', ')}`,
    );
  return migrations;
}

/** Timeout in milliseconds of a migration in a transaction, and of a statement without one, such as an index of a large table. */
const [MIGRATION_MS, STATEMENT_MS] = [5 * 60_000, 2 * 60 * 60_000];
/** Milliseconds that a migration waits for a lock. Every statement on the table waits behind it meanwhile. */
const LOCK_MS = 1000;
/** Milliseconds between two attempts, so that other statements run, and the maximum number of attempts. */
const [PAUSE_MS, TRIES] = [500, 120];
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies the missing migrations, each in a transaction if it allows one, one process at a time. A migration that does not get its lock
 * within a second is rolled back and retried, so that it never delays other statements longer. A login that owns no tables may also call
 * it once all are applied. @throws Error when an applied migration has changed since, or got no lock in two minutes
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const client = db.openClient({
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 0,
  });
  await client.connect();
  try {
    await takeTurn(client);
    const { rows: tables } = await client.query<{ name: string | null }>(
      "select to_regclass('schema_migrations') as name",
    );
    if (tables[0]?.name === null)
      await client.query(
        `create table schema_migrations (
           id int primary key,
           name text not null,
           checksum text not null,
           applied_at timestamptz not null default now()
         )`,
      );
    const { rows } = await client.query<{ id: number; checksum: string }>(
      'select id, checksum from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.id, row.checksum]));
    const changed = migrations.filter(
      ({ id, checksum }) => applied.has(id) && applied.get(id) !== checksum,
    );
    if (changed.length > 0)
      throw new Error(
        `Changed after it was applied: ${changed.map(({ name }) => name).join(', ')}. Write a new migration instead.`,
      );
    const pending = migrations.filter(({ id }) => !applied.has(id));
    for (const migration of pending) await applyWithLocks(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // Closing the connection releases the lock and drops a broken transaction.
    await client.end();
  }
}

/**
 * Waits until no other process migrates. A waiting statement would hold back the indexes that the other one builds. @throws Error after
 * the longest time of a statement
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (let waitedMs = 0; waitedMs < STATEMENT_MS; waitedMs += PAUSE_MS) {
    const { rows } = await client.query<{ isMine: boolean }>(
      'select pg_try_advisory_lock($1) as "isMine"',
      [LOCK],
    );
    if (rows[0]?.isMine) return;
    await wait(PAUSE_MS);
  }
  throw new Error('Another process has not finished its migrations');
}

async function applyWithLocks(client: pg.Client, migration: Migration): Promise<void> {
  if (!migration.sql.startsWith(NO_TRANSACTION))
    return retryForLocks(client, () => applyInTransaction(client, migration));
  await dropInvalidIndexes(client);
  for (const statement of statementsOf(migration.sql))
    await retryForLocks(client, () => client.query(statement), isConcurrent(statement));
  await client.query(...recordOf(migration));
}

/** Repeats `work` while another transaction holds a lock that it needs. Statements that block no others wait for as long as needed. */
async function retryForLocks(
  client: pg.Client,
  work: () => Promise<unknown>,
  isPatient = false,
): Promise<void> {
  await client.query(`set lock_timeout = ${isPatient ? 0 : LOCK_MS}`);
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || tries >= TRIES) throw error;
      await client.query('rollback');
      await wait(PAUSE_MS);
    }
  }
}

async function applyInTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  await client.query(`set local statement_timeout = ${MIGRATION_MS}`);
  await client.query(migration.sql);
  await client.query(...recordOf(migration));
  await client.query('commit');
}

const recordOf = ({ id, name, checksum }: Migration): [string, unknown[]] => [
  'insert into schema_migrations (id, name, checksum) values ($1, $2, $3)',
  [id, name, checksum],
];

/** A failed `create index concurrently` leaves its index, which every write updates and no query uses. */
async function dropInvalidIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `select x.indexrelid::regclass::text as index
     from pg_index x join pg_class c on c.oid = x.indexrelid
     where not x.indisvalid and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { index } of rows)
    await retryForLocks(client, () => client.query(`drop index concurrently ${index}`), true);
}

/** The statements of a migration without a transaction. Each ends with a semicolon at the end of a line. */
const statementsOf = (sql: string): string[] =>
  sql.split(/;[ \t]*\n/).filter((part) => /^(?!--)\s*\S/m.test(part));

const isConcurrent = (statement: string) => /\bindex concurrently\b/.test(statement);

/** True when the database has every migration of this build. It may also have those of a newer build. */
export async function isAtHead(db: Database, migrations: readonly Migration[]): Promise<boolean> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from schema_migrations where id = any($1)',
    [migrations.map(({ id }) => id)],
  );
  return row?.count === migrations.length;
}

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

/** Timeout of one migration in milliseconds. */
const MIGRATION_MS = 5 * 60_000;
/** Milliseconds that a migration waits for a lock. Every statement on the table waits behind it meanwhile. */
const LOCK_MS = 1000;
/** Milliseconds between two attempts, so that other statements run, and the maximum number of attempts. */
const [PAUSE_MS, TRIES] = [500, 120];
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies the missing migrations, each in a transaction, one process at a time. A migration that does not get its lock within
 * a second is rolled back and retried, so that it never delays other statements longer. A login that owns no tables may also
 * call it once all are applied. @throws Error when an applied migration has changed since, or got no lock in two minutes
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const client = db.openClient({
    statement_timeout: MIGRATION_MS,
    query_timeout: MIGRATION_MS,
    idle_in_transaction_session_timeout: 0,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
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

async function applyWithLocks(client: pg.Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || tries >= TRIES) throw error;
      await client.query('rollback');
      await wait(PAUSE_MS);
    }
  }
}

async function apply(client: pg.Client, { id, name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = ${LOCK_MS}`);
  await client.query(sql);
  await client.query('insert into schema_migrations (id, name, checksum) values ($1, $2, $3)', [
    id,
    name,
    checksum,
  ]);
  await client.query('commit');
}

/** True when the database has every migration of this build. It may also have those of a newer build. */
export async function isAtHead(db: Database, migrations: readonly Migration[]): Promise<boolean> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from schema_migrations where id = any($1)',
    [migrations.map(({ id }) => id)],
  );
  return row?.count === migrations.length;
}

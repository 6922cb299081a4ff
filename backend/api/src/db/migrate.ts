import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';

export interface Migration {
  id: number;
  name: string;
  sql: string;
  checksum: string;
}
const LOCK = 7_283_100;

/** `0001_name.sql` and so on, in order. @throws Error for a file without number or a number used twice. */
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

/**
 * Applies what the database does not have yet, each in a transaction, one process at a time. A login that owns no tables may ask
 * too, once another has applied everything.
 * @throws Error when a migration that was applied has changed since.
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const client = await db.pool.connect();
  try {
    await client.query(
      `set statement_timeout = '5min'; set idle_in_transaction_session_timeout = 0`,
    );
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows: tables } = await client.query("select to_regclass('schema_migrations') as name");
    if (tables[0].name === null)
      await client.query(
        'create table schema_migrations (id int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())',
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
    for (const migration of pending) {
      await client.query('begin');
      await client.query(migration.sql);
      await client.query('insert into schema_migrations (id, name, checksum) values ($1, $2, $3)', [
        migration.id,
        migration.name,
        migration.checksum,
      ]);
      await client.query('commit');
    }
    return pending.map(({ name }) => name);
  } finally {
    // The connection goes: with it the lock, a broken transaction and the settings.
    client.release(true);
  }
}

/** Whether the database has every migration that this build knows; a newer replica's may be there besides. */
export async function isAtHead(db: Database, migrations: readonly Migration[]): Promise<boolean> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from schema_migrations where id = any($1)',
    [migrations.map(({ id }) => id)],
  );
  return row?.count === migrations.length;
}

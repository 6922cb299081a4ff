import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRepo } from '@tiquete/tooling/lib/paths';

/** Opens the embedded database of a data folder. Returns the folder of its cluster, and a connection as its owner. */
export async function openTables({ DATA_DIR }) {
  const wanted = path.join(DATA_DIR, 'postgres');
  const moved = path.join(wanted, 'LOCATION');
  const folder = existsSync(moved) ? readFileSync(moved, 'utf8').trim() : wanted;
  const { Client } = createRequire(inRepo('backend/api/package.json'))('pg');
  const client = new Client({
    host: path.join(folder, 'run'),
    user: 'tiquete',
    password: readFileSync(path.join(folder, 'cluster/password'), 'utf8'),
    database: 'tiquete',
  });
  await client.connect();
  return {
    cluster: path.join(folder, 'cluster'),
    query: async (sql, values) => (await client.query(sql, values)).rows,
    close: () => client.end(),
  };
}

/**
 * Transactions, rows read and blocks accessed so far. A session reports its own within a second after its last work, or
 * within ten.
 */
export async function readCounts({ query }) {
  const [row] = await query(
    `select xact_commit::int as transactions, (tup_returned + tup_fetched)::int as rows
     from pg_stat_database where datname = current_database()`,
  );
  return row;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, stat } from 'node:fs/promises';
import pg from 'pg';
import { clientAt, readHosts } from './hosts';
import { GROUPS, type Logins, prepareLogins } from './logins';
import { errorMessage } from '../lib/errorCode';

/** Connections of a restored database: `admin` may create databases and roles. All addresses name the same database. */
export interface RestoreTarget {
  admin: string;
  owner: string;
  app: string;
}

/**
 * Runs a client program of PostgreSQL, which is in one of the folders `programs`. The password is in its environment, which other
 * users of the machine cannot read.
 */
async function runClient(
  program: string,
  programs: string,
  url: string,
  args: readonly string[],
): Promise<void> {
  const { user, password, database } = clientAt(url);
  const { hosts, oneHost } = readHosts(url);
  const sslMode = new URL(oneHost).searchParams.get('sslmode');
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      PATH: programs,
      PGHOST: hosts.map(({ host }) => host).join(','),
      PGPORT: hosts.map(({ port }) => port).join(','),
      ...(hosts.length > 1 && { PGTARGETSESSIONATTRS: 'read-write' }),
      PGUSER: user,
      PGDATABASE: database,
      ...(password && { PGPASSWORD: password }),
      ...(sslMode && { PGSSLMODE: sslMode }),
    },
  });
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw new Error(
      `${program} cannot run: ${errorMessage(error)}. Install PostgreSQL's client programs of the server's version or a newer one.`,
    );
  });
  if (code !== 0) throw new Error(`${program} failed:\n${complaints.join('').trim()}`);
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = clientAt(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Writes the whole database to a file of `pg_dump`'s custom format, through a second file, so that an interrupted backup never
 * looks like one. Returns the bytes. @param url a login that sees the rows of every brand: the owner of the tables or the
 * administrator @throws Error when the login does not, or `pg_dump` fails
 */
export async function backUp(url: string, file: string, programs: string): Promise<number> {
  const seesAll = await withClient(url, async (client) => {
    const { rows } = await client.query<{ sees: boolean }>(
      'select rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
    );
    return rows[0]?.sees === true;
  });
  if (!seesAll)
    throw new Error(
      'This login does not see the rows of every brand. Set DATABASE_MIGRATION_URL to the owner of the tables, or DATABASE_ADMIN_URL to the administrator.',
    );
  const partial = `${file}.partial`;
  try {
    await runClient('pg_dump', programs, url, [
      '--format=custom',
      '--no-owner',
      `--file=${partial}`,
    ]);
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
  return (await stat(file)).size;
}

/**
 * Restores a backup into the database of `target`, which is created if it is missing and must be empty. Roles come first, because
 * rights and row security name them. The restore is one transaction: it is complete, or the database stays empty. @throws Error
 * when the database has tables, or `pg_restore` fails
 */
export async function restore(
  file: string,
  { admin, owner, app }: RestoreTarget,
  programs: string,
): Promise<void> {
  await stat(file).catch(() => {
    throw new Error(`There is no file ${file}.`);
  });
  const logins = loginsOf(owner, app);
  await createDatabase(admin);
  await withClient(admin, async (client) => {
    const { rows } = await client.query(
      "select from pg_tables where schemaname = 'public' limit 1",
    );
    if (rows.length > 0)
      throw new Error('The database has tables. Restore into a new one, and then change to it.');
    const names = [...GROUPS, logins.owner.user, logins.app.user];
    const known = await client.query<{ rolname: string }>(
      'select rolname from pg_roles where rolname = any($1)',
      [names],
    );
    for (const name of names)
      if (!known.rows.some(({ rolname }) => rolname === name))
        await client.query(`create role ${pg.escapeIdentifier(name)}`);
  });
  const { database } = clientAt(admin);
  await runClient('pg_restore', programs, admin, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    `--dbname=${database}`,
    file,
  ]);
  await withClient(admin, (client) => prepareLogins(client, logins));
  await withClient(admin, (client) => client.query('analyze'));
}

async function createDatabase(url: string): Promise<void> {
  const server = new URL(url);
  const { database = '' } = clientAt(url);
  server.pathname = '/postgres';
  await withClient(server.href, async (client) => {
    const { rows } = await client.query('select from pg_database where datname = $1', [database]);
    if (rows.length === 0)
      await client.query(`create database ${pg.escapeIdentifier(database)} template template0`);
  });
}

/** Logins in the addresses of the owner and of a running process. */
export function loginsOf(owner: string, app: string): Logins {
  const loginOf = (url: string) => {
    const { user = '', password } = clientAt(url);
    return { user, password: password ?? '' };
  };
  return { owner: loginOf(owner), app: loginOf(app) };
}

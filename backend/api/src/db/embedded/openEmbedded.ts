import type { ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, errorMessage } from '../../lib/errorCode';
import { type Logins, prepareLogins } from '../logins';
import { findBinaries, POSTGRES_MAJOR } from './binaries';
import { DATABASE_USER, ensureCluster, readPassword, readSystemIdentifier } from './cluster';
import { type Home, prepareHome } from './home';
import {
  lastLogLines,
  readPostmasterFile,
  removeRecycledClaim,
  SOCKET_PORT,
  startPostmaster,
} from './postmaster';

export interface EmbeddedDatabase {
  /** Login of the product, which owns no tables. */
  connection: pg.ClientConfig;
  /** Login that owns the tables, for migrations. */
  owner: pg.ClientConfig;
  /** Superuser of the cluster, for tests and tools that read everything. */
  admin: pg.ClientConfig;
  /** True when the process joined a running PostgreSQL and did not start one. */
  joined: boolean;
  /** Engine and data folder, for the start-up line. */
  description: string;
  /** Leaves the cluster; the last process to leave stops PostgreSQL. */
  close(): Promise<void>;
}
interface Options {
  dataDir: string;
  rootDir: string;
  /** False in tests, where PostgreSQL runs without fsync. */
  durable?: boolean;
  transport?: 'socket' | 'tcp';
  onProblem?: (text: string) => void;
}
const START_MS = 60_000;
const STOP_MS = 20_000;
const POLL_MS = 25;
/**
 * Maximum attempts to start. The remaining processes of a killed server may need time to notice before the next server can
 * start.
 */
const MAX_STARTS = 20;
const DATABASE = 'tiquete';
/**
 * Advisory locks in the `postgres` database. Each process that uses the cluster holds USERS shared; LEAVING lets only one
 * process leave at a time.
 */
const USERS = 7_283_001;
const LEAVING = 7_283_002;

/**
 * Opens the cluster in `dataDir`: joins the PostgreSQL that runs there if it is this cluster, or starts one. Several processes
 * may hold it open; if PostgreSQL dies meanwhile, it is started again. @throws Error in one sentence when it cannot be opened
 */
export async function openEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { rootDir, durable = true, onProblem = () => undefined } = options;
  const home = prepareHome(
    options.dataDir,
    options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket'),
  );
  const binaries = findBinaries(rootDir, home);
  await ensureCluster(home, binaries.initdb, durable);
  const start = () => startPostmaster(home, binaries.postgres, durable);
  let closing = false;

  const hold = async (): Promise<{ holder: pg.Client; started: boolean }> => {
    const held = await joinOrStart(home, start);
    held.holder.on('error', () => undefined);
    held.holder.once('end', () => void recover());
    return held;
  };
  const recover = async () => {
    for (let delay = 100; !closing; delay = Math.min(delay * 2, 5000)) {
      onProblem('The embedded PostgreSQL went away; starting it again.');
      try {
        holding = await hold();
        return;
      } catch (error) {
        onProblem(errorMessage(error));
        await wait(delay);
      }
    }
  };
  let holding = await hold();
  const admin = { ...connectionTo(home), database: DATABASE };
  const logins = loginsOf(home);
  try {
    await prepare(admin, logins);
  } catch (error) {
    closing = true;
    await leave(home, holding.holder);
    throw error;
  }
  return {
    connection: { ...admin, ...logins.app },
    owner: { ...admin, ...logins.owner },
    admin,
    joined: !holding.started,
    description: `PostgreSQL ${POSTGRES_MAJOR} (embedded), data in ${home.data}`,
    async close() {
      closing = true;
      await leave(home, holding.holder);
    },
  };
}

/**
 * Derives the passwords of the logins from the cluster's password, so that every process of the cluster knows them and no data
 * folder has to store them.
 */
function loginsOf(home: Home): Logins {
  const login = (user: string) => ({
    user,
    password: createHmac('sha256', readPassword(home)).update(user).digest('base64url'),
  });
  return { owner: login(`${DATABASE_USER}_owner`), app: login(`${DATABASE_USER}_app`) };
}

/** Creates the logins. The owner also gets the tables that an earlier version created as the superuser. */
async function prepare(admin: pg.ClientConfig, logins: Logins): Promise<void> {
  const client = new pg.Client(admin);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await prepareLogins(client, logins);
  } finally {
    await client.end();
  }
}

async function joinOrStart(
  home: Home,
  start: () => Promise<ChildProcess>,
): Promise<{ holder: pg.Client; started: boolean }> {
  const deadline = Date.now() + START_MS;
  let child: ChildProcess | undefined;
  for (let starts = 0; Date.now() < deadline && starts <= MAX_STARTS;) {
    const client = await tryConnect(home);
    if (client) {
      try {
        await proveIsOurs(client, home);
        await client.query('select pg_advisory_lock_shared($1)', [USERS]);
        await ensureDatabase(client);
        return { holder: client, started: child !== undefined && child.exitCode === null };
      } catch (error) {
        await client.end().catch(() => undefined);
        if (!isShuttingDown(error)) throw error;
      }
    } else if (!child || child.exitCode !== null || child.signalCode !== null) {
      if (child) removeRecycledClaim(home);
      child = await start();
      starts += 1;
    }
    await wait(POLL_MS + starts * POLL_MS);
  }
  throw new Error(`The embedded PostgreSQL did not start: ${lastLogLines(home)} (${home.logFile})`);
}

/**
 * Connects to the cluster; undefined while no server accepts connections. @throws Error when a server does but is not this
 * cluster
 */
async function tryConnect(home: Home): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...connectionTo(home),
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isAbsent(error) || isShuttingDown(error)) return undefined;
    throw error;
  }
}

async function proveIsOurs(client: pg.Client, home: Home): Promise<void> {
  const { rows } = await client.query(
    'select system_identifier::text as id from pg_control_system()',
  );
  if (rows[0].id !== readSystemIdentifier(home))
    throw new Error(
      `Another PostgreSQL answers for ${home.data}; end it, or set DATA_DIR to another folder.`,
    );
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
    DATABASE,
  ]);
  if (rowCount) return;
  await client.query(`create database ${DATABASE}`).catch((error) => {
    if (!['42P04', '23505'].includes(errorCode(error))) throw error;
  });
}

async function leave(home: Home, holder: pg.Client): Promise<void> {
  try {
    await holder.query('select pg_advisory_lock($1)', [LEAVING]);
    const others = await holder.query(
      "select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted and pid <> pg_backend_pid()",
      [USERS],
    );
    if (others.rowCount === 0) {
      // The server itself reports its process id, so it belongs to no other program.
      const { rows } = await holder.query(
        "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
      );
      process.kill(rows[0].pid, 'SIGINT');
      await untilGone(home, rows[0].pid);
    }
  } catch (error) {
    if (!isAbsent(error) && !isShuttingDown(error)) throw error;
  } finally {
    await holder.end().catch(() => undefined);
  }
}

async function untilGone(home: Home, pid: number): Promise<void> {
  for (
    const deadline = Date.now() + STOP_MS;
    Date.now() < deadline && readPostmasterFile(home)?.pid === pid;
  )
    await wait(20);
}

const connectionTo = (home: Home): pg.ClientConfig => ({
  host: home.socketDir ?? '127.0.0.1',
  port: home.socketDir ? SOCKET_PORT : (readPostmasterFile(home)?.port ?? 1),
  user: DATABASE_USER,
  password: readPassword(home),
});

const isAbsent = (error: unknown) =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(errorCode(error)) ||
  /terminated|not queryable|closed/i.test(errorMessage(error));
/** Error codes 57P0x: terminated by the administrator, crashed, starting up or shutting down. */
const isShuttingDown = (error: unknown) => errorCode(error).startsWith('57P0') || isAbsent(error);

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from '../db/embedded/binaries';
import { giveTo, type Home, prepareHome } from '../db/embedded/home';
import { findRoot } from '../lib/findRoot';

/** A PostgreSQL server of a test, on loopback TCP. */
export interface TestServer {
  port: number;
  /** Address of one of its databases as the superuser. */
  url(database?: string): string;
  /** Runs one statement as the superuser. */
  query<Row extends pg.QueryResultRow>(sql: string, database?: string): Promise<Row[]>;
  /** Ends the server at once, as a power cut does, and waits until it is gone. */
  kill(): Promise<void>;
}
export interface TestPair {
  primary: TestServer;
  standby: TestServer;
  close(): Promise<void>;
}

const USER = 'tiquete';
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: 60,
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'replica',
  max_wal_senders: 4,
  hot_standby: 'on',
};
/** Files of a running server that a copy must not have. The standby gets the log from the primary. */
const NOT_COPIED = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'];

/** Starts a primary and a standby that streams from it, with the embedded PostgreSQL. */
export async function startPair(): Promise<TestPair> {
  const folder = mkdtempSync(join(tmpdir(), 'tq-pair-'));
  // For root, PostgreSQL runs as another user, which must be able to enter.
  chmodSync(folder, 0o755);
  const home = prepareHome(folder, 'tcp');
  const { initdb, postgres } = findBinaries(findRoot(), home);
  const running: ChildProcess[] = [];
  const start = async (data: string) => {
    const port = await freePort();
    const options = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const child = spawn(postgres, ['-D', data, ...options], { ...home.identity, stdio: 'ignore' });
    running.push(child);
    const server = serverAt(port, child);
    await untilReady(server);
    return server;
  };
  const primaryData = join(home.dir, 'primary');
  const standbyData = join(home.dir, 'standby');
  makeFolder(primaryData, home);
  await promisify(execFile)(
    initdb,
    ['-D', primaryData, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...home.identity, env: { LC_ALL: 'C', PATH: '' } },
  );
  const primary = await start(primaryData);
  await copyRunning(primary, primaryData, standbyData, home);
  return {
    primary,
    standby: await start(standbyData),
    async close() {
      await Promise.all(running.map(endServer));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Repeats `check` until it is true. Jest's own timeout ends a wait that is in vain. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await wait(20);
}

async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // An immediate shutdown also ends the server's own processes.
  child.kill('SIGQUIT');
  await once(child, 'exit');
}

function serverAt(port: number, child: ChildProcess): TestServer {
  const url = (database = 'postgres') => `postgres://${USER}:unused@127.0.0.1:${port}/${database}`;
  return {
    port,
    url,
    async query<Row extends pg.QueryResultRow>(sql: string, database?: string) {
      const client = new pg.Client({ connectionString: url(database) });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Row>(sql)).rows;
      } finally {
        await client.end();
      }
    },
    kill: () => endServer(child),
  };
}

/** Copies the files between the start and the end of a backup, as `pg_basebackup` does. */
async function copyRunning(server: TestServer, from: string, to: string, home: Home) {
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    cpSync(from, to, {
      recursive: true,
      filter: (path) => !NOT_COPIED.includes(basename(path)),
    });
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  for (const name of ['pg_wal', 'pg_replslot']) mkdirSync(join(to, name));
  writeFileSync(join(to, 'standby.signal'), '');
  writeFileSync(
    join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${server.port} user=${USER}'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
  await promisify(execFile)('chmod', ['-R', 'u=rwX,go=', to]);
  const { uid, gid } = home.identity;
  if (uid !== undefined) await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, to]);
}

function makeFolder(path: string, { identity }: Home): void {
  mkdirSync(path, { mode: 0o700 });
  giveTo(path, identity);
}

const untilReady = (server: TestServer) =>
  until(() =>
    server.query('select 1').then(
      () => true,
      () => false,
    ),
  );

export const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

/** True when a program accepts connections at a port of this machine. */
export const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });

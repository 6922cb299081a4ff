import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Home } from './home';

/** Settings for tests that run many suites at a time: no write waits for the disk. */
const WITHOUT_A_DISK = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '256MB',
  max_connections: 200,
};
const LOG_MAX_BYTES = 5 * 1024 * 1024;

/**
 * Starts PostgreSQL in its own session, so that Ctrl-C reaches only this process. Its own lock ends one of two concurrent
 * starts.
 */
export async function startPostmaster(
  home: Home,
  postgres: string,
  durable: boolean,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: home.socketDir ? '' : '127.0.0.1',
    unix_socket_directories: home.socketDir ?? '',
    unix_socket_permissions: '0700',
    port: home.socketDir ? SOCKET_PORT : await freePort(),
    shared_buffers: '32MB',
    max_connections: 40,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements may contain personal data, so their text never reaches the log.
    log_min_error_statement: 'panic',
    ...(!durable && WITHOUT_A_DISK),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const isLogLarge = existsSync(home.logFile) && statSync(home.logFile).size > LOG_MAX_BYTES;
  const log = openSync(home.logFile, isLogLarge ? 'w' : 'a', 0o600);
  const child = spawn(postgres, ['-D', home.data, ...options], {
    ...home.identity,
    cwd: home.dir,
    env: { LC_ALL: 'C', PATH: '' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.on('error', () => undefined);
  child.unref();
  return child;
}

export const SOCKET_PORT = 5432;

/** Process id and port from `postmaster.pid`; undefined when no PostgreSQL claims the data. */
export function readPostmasterFile(home: Home): { pid: number; port: number } | undefined {
  const path = join(home.data, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3] ?? 0) };
}

/**
 * Removes a `postmaster.pid` whose process id now belongs to another program, because PostgreSQL would never start again. It
 * acts only if the system identifies the process, and never sends a signal.
 */
export function removeRecycledClaim(home: Home): void {
  const claim = readPostmasterFile(home);
  if (!claim || !Number.isInteger(claim.pid) || process.platform !== 'linux') return;
  const commandFile = `/proc/${claim.pid}/cmdline`;
  if (!existsSync(commandFile)) return;
  const command = readFileSync(commandFile, 'utf8').split('\0');
  if (!command.includes(home.data) && !command[0]?.includes('postgres'))
    rmSync(join(home.data, 'postmaster.pid'));
}

export const lastLogLines = (home: Home): string =>
  existsSync(home.logFile)
    ? readFileSync(home.logFile, 'utf8').trim().split('\n').slice(-3).join(' ')
    : '';

const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

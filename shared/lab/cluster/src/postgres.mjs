import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { asNobody, isRoot, NOBODY, program } from './programs.mjs';

function run(command) {
  const { status, stderr, error } = spawnSync(command[0], command.slice(1), { encoding: 'utf8' });
  if (status !== 0) throw new Error(error?.message ?? stderr);
}

/** Initializes the data folder. Returns the command line of the server, with the settings of the composition's `command`. */
export function postgres({ service, folder, port }) {
  const data = path.join(folder, 'data');
  const own = ['data', 'tmp', 'backups'].map((name) => path.join(folder, name));
  for (const each of own) mkdirSync(each, { recursive: true });
  chmodSync(data, 0o700);
  if (isRoot()) for (const each of [folder, ...own]) chownSync(each, NOBODY, NOBODY);
  const options = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale'];
  run(asNobody([program('initdb', 'postgresql'), '-D', data, ...options]));
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}/tmp`,
    'shared_buffers=64MB',
  ];
  return asNobody([
    program('postgres', 'postgresql'),
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
    ...service.command.slice(1),
  ]);
}

/** Settings with which pgBackRest finds this server. The backups are in the server's folder, not in the composition's volume. */
export const postgresEnvironment = ({ folder, port }) => ({
  // Debian's package has a file of its own, which only the user postgres reads.
  PGBACKREST_CONFIG: '/dev/null',
  PGBACKREST_LOCK_PATH: path.join(folder, 'tmp'),
  PGBACKREST_PG1_PATH: path.join(folder, 'data'),
  PGBACKREST_PG1_PORT: String(port),
  PGBACKREST_PG1_SOCKET_PATH: path.join(folder, 'tmp'),
  PGBACKREST_PG1_USER: 'postgres',
  PGBACKREST_REPO1_PATH: path.join(folder, 'backups'),
  PGBACKREST_SPOOL_PATH: path.join(folder, 'tmp'),
});

/** True when the server accepts connections. */
export const isPostgresWell = (port) =>
  spawnSync(program('pg_isready', 'postgresql-client'), ['-h', '127.0.0.1', '-p', String(port)])
    .status === 0;

/** Creates the database that the composition's image creates at its first start. */
export const createDatabase = (port, name) =>
  spawnSync(
    program('createdb', 'postgresql-client'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name],
    { encoding: 'utf8' },
  ).status;

import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { answers } from '@tiquete/tooling/lib/ports';

export const NOBODY = 65_534;
export const isRoot = () => process.getuid?.() === 0;

/** Path of a program, from PATH or the folders where Debian installs servers; null without it. */
export function findProgram(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    ...versions('/usr/lib/postgresql'),
  ];
  return folders.map((folder) => path.join(folder, name)).find(existsSync) ?? null;
}

/** Path of a program. @throws Error naming Debian's package */
export function program(name, debianPackage) {
  const found = findProgram(name);
  if (!found) throw new Error(`${name} is not on this machine: install Debian's ${debianPackage}.`);
  return found;
}
const versions = (root) =>
  existsSync(root)
    ? readdirSync(root)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(root, version, 'bin'))
    : [];

/** PostgreSQL does not run as root. */
export const asNobody = (command) =>
  isRoot()
    ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...command]
    : command;
const run = (command) => {
  const { status, stderr, error } = spawnSync(command[0], command.slice(1), { encoding: 'utf8' });
  if (status !== 0) throw new Error(error?.message ?? stderr);
};

/**
 * Command line of each kind of service on a machine without containers. For our own programs it is the composition's
 * `command`.
 */
export const KINDS = {
  postgres: ({ folder, port }) => {
    const data = path.join(folder, 'data');
    mkdirSync(data, { recursive: true });
    chmodSync(data, 0o700);
    if (isRoot())
      for (const each of [folder, data, path.join(folder, 'tmp')]) chownSync(each, NOBODY, NOBODY);
    run(
      asNobody([
        program('initdb', 'postgresql'),
        '-D',
        data,
        '-U',
        'postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--no-locale',
      ]),
    );
    return asNobody([
      program('postgres', 'postgresql'),
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}/tmp`,
      '-c',
      'shared_buffers=64MB',
    ]);
  },
  redis: ({ service, folder, port }) => [
    program('redis-server', 'redis-server'),
    ...service.command.slice(1),
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    path.join(folder, 'tmp'),
  ],
  static: ({ service, folder }) => nginx(service, folder),
  gateway: ({ service, folder }) => nginx(service, folder),
  database: ({ service }) => [process.execPath, ...service.command.slice(1)],
  api: ({ service }) => [process.execPath, ...service.command.slice(1)],
  sandbox: ({ service }) => [process.execPath, ...service.command.slice(1)],
  release: ({ service }) => [process.execPath, ...service.command.slice(1)],
};
const nginx = (service, folder) => [
  program('nginx', 'nginx-core'),
  ...service.command.slice(1).map((word) => word.replace('/etc/nginx', folder)),
  '-e',
  'stderr',
  '-p',
  folder,
];

/** True when the service passes its health check of the composition. */
export async function isWell(service, port, own) {
  if (service.kind === 'postgres')
    return (
      spawnSync(program('pg_isready', 'postgresql-client'), ['-h', '127.0.0.1', '-p', String(port)])
        .status === 0
    );
  if (service.kind === 'redis') return answers(port);
  const address = service.health
    ?.map((word) => /http:\/\/127\.0\.0\.1:\d+[\w/]+/.exec(word)?.[0])
    .find(Boolean);
  if (!address) return true;
  const answer = await fetch(own(address), { signal: AbortSignal.timeout(3000) }).catch(() => null);
  return answer?.ok ?? false;
}

/** Creates the database that the composition's image creates at its first start. */
export const createDatabase = (port, name) =>
  spawnSync(
    program('createdb', 'postgresql-client'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name],
    { encoding: 'utf8' },
  ).status;

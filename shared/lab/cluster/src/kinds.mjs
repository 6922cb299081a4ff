import path from 'node:path';
import { answers } from '@tiquete/tooling/lib/ports';
import { isPostgresWell, postgres, postgresEnvironment } from './postgres.mjs';
import { program } from './programs.mjs';

/**
 * Command line of each kind of service on a machine without containers. For our own programs it is the composition's
 * `command`.
 */
export const KINDS = {
  postgres,
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
/** Additional environment of a kind, which replaces that of the composition. */
export const ENVIRONMENTS = { postgres: postgresEnvironment };
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
  if (service.kind === 'postgres') return isPostgresWell(port);
  if (service.kind === 'redis') return answers(port);
  const address = service.health
    ?.map((word) => /http:\/\/127\.0\.0\.1:\d+[\w/]+/.exec(word)?.[0])
    .find(Boolean);
  if (!address) return true;
  const answer = await fetch(own(address), { signal: AbortSignal.timeout(3000) }).catch(() => null);
  return answer?.ok ?? false;
}

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildParts } from '@tiquete/tooling/build/buildParts';
import { filledEnvironment } from '@tiquete/tooling/lib/environment';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { reservedPort } from '@tiquete/tooling/lib/ports';
import { say, step } from '@tiquete/tooling/lib/steps';
import { ENVIRONMENTS, isWell, KINDS } from './kinds.mjs';
import { localizer, ownPorts } from './localize.mjs';
import { readCompose } from '@tiquete/tooling/composition/readCompose';
import { createDatabase } from './postgres.mjs';
import { createProcesses } from './processes.mjs';
import { eachReplica } from './replicas.mjs';
import { startPooler } from './pooler.mjs';
import { placeBackend, stage } from './stage.mjs';

const HEALTHY_WITHIN_MS = 60_000;
const GATEWAY_PORT = 8080;

/** Chooses a port of this machine for every port of a service. The gateway gets the requested one. */
async function choosePorts(services, gatewayPort) {
  const ports = new Map();
  for (const service of services) {
    for (const port of service.own)
      ports.set(
        `${service.name}:${port}`,
        service.kind === 'gateway' && port === GATEWAY_PORT ? gatewayPort : await reservedPort(),
      );
  }
  return (name, port) => {
    const found = ports.get(`${name}:${port}`);
    if (!found) throw new Error(`docker-compose.yml: nothing listens on ${name}:${port}`);
    return found;
  };
}

/**
 * Starts the services of docker-compose.yml as processes of this machine. Each runs in a folder with the contents of its
 * image, in the order and with the health checks of the file; a service that ends is restarted if the file requires it.
 * `extra` is added to every environment. `backend` is the folder of our own servers and commands. Returns the gateway's
 * address, the services, and functions that stop, replace and start them. @throws Error with one sentence
 */
export async function startCluster({
  port,
  print = () => undefined,
  extra = {},
  backend = inRepo('backend'),
}) {
  const home = mkdtempSync(path.join(tmpdir(), 'tiquete-cluster-'));
  // PostgreSQL may run as another user, which needs access.
  chmodSync(home, 0o755);
  const {
    DATABASE_URL,
    DATABASE_READ_URL,
    DATABASE_MIGRATION_URL,
    DATABASE_ADMIN_URL,
    ...settings
  } = filledEnvironment();
  const given = {
    BOOKING_KEYS: randomBytes(32).toString('base64url'),
    TRUSTED_PROXIES: 'loopback',
    // The processes never use another database than their own.
    ...settings,
    ...extra,
  };
  const composition = readCompose(given, { profiles: ['suppliers'] });
  const read = eachReplica(composition);
  const services = read.map((service) => ({ ...service, own: ownPorts(service, read) }));
  const parts = await step('Building what changed', () =>
    buildParts([], { say: (line) => say(`  ${line}`) }),
  );
  const portOf = await choosePorts(services, port);
  const { text, environment } = localizer(services, portOf);
  /** Gives the environment of a replica the address of the pooler, once PostgreSQL runs. */
  let withPooler = (env) => env;
  const portsOf = (service) => [...service.own].map((inside) => portOf(service.name, inside));
  const data = path.join(home, 'data');
  mkdirSync(data, { recursive: true });

  function environmentOf(service, folder) {
    const given = { ...extra, ...environment(service) };
    const env = service.kind === 'api' ? withPooler(given) : given;
    for (const [key, value] of Object.entries(env))
      env[key] = value.replace(/^\/app\b/, folder).replace(/^\/data\b/, data);
    const [port] = portsOf(service);
    return {
      PATH: process.env.PATH,
      HOME: folder,
      TZ: process.env.TZ ?? 'UTC',
      ...env,
      ...ENVIRONMENTS[service.kind]?.({ folder, port }),
    };
  }
  const processes = createProcesses({ home, print, environmentOf, portsOf });
  const healthy = async (service) => {
    const until = performance.now() + HEALTHY_WITHIN_MS;
    const toOwn = (address) => text(service, address);
    while (!(await isWell(service, portsOf(service)[0], toOwn))) {
      if (performance.now() > until)
        throw new Error(`${service.name} is not healthy after ${HEALTHY_WITHIN_MS / 1000} s.`);
      await wait(100);
    }
  };
  const started = new Map();
  const start = (service) => {
    const begun = started.get(service.name) ?? begin(service);
    started.set(service.name, begun);
    return begun;
  };
  async function begin(service) {
    for (const { name, condition } of service.after) {
      const other = services.find((each) => each.name === name);
      if (!other) throw new Error(`${service.name} depends on ${name}, which is not there`);
      await start(other);
      if (condition === 'service_completed_successfully') await completed(other);
    }
    const folder = stage(service, {
      home,
      composition,
      parts,
      backend,
      portOf,
      toText: (value) => text(service, value),
    });
    const kind = KINDS[service.kind];
    if (!kind) throw new Error(`docker-compose.yml: ${service.name} has no known tiquete.kind`);
    const [port = null] = portsOf(service);
    processes.spawn(service, folder, kind({ service, folder, port }));
    if (service.health) await healthy(service);
    if (service.kind === 'postgres') {
      createDatabase(port, service.environment.POSTGRES_DB);
      const replica = services.find(({ kind }) => kind === 'api');
      const address = environment(replica).DATABASE_URL;
      withPooler = await startPooler({ home, address, print });
    }
  }
  const completed = async ({ name }) => {
    const how = await processes.exitOf(name);
    if (how !== 0) throw new Error(`${name} ended with ${how}.`);
  };
  const named = (name) => services.find((service) => service.name === name);
  try {
    for (const service of services) await step(`Starting ${service.name}`, () => start(service));
  } catch (error) {
    processes.close();
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    home,
    services,
    stateFile: processes.stateFile,
    portOf,
    runAs: processes.runAs,
    stop: processes.stop,
    /** Gives a service the servers and commands of another version, which its next start uses. */
    place: (name, version) => placeBackend(processes.folderOf(name), version),
    /** Starts a stopped service again and waits until it is healthy. */
    async again(name) {
      processes.again(name);
      await healthy(named(name));
    },
    /** Call this before ending the processes, so that none is restarted. */
    close: processes.close,
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildParts } from '@tiquete/tooling/build/buildParts';
import { eachLine, own } from '@tiquete/tooling/lib/children';
import { filledEnvironment } from '@tiquete/tooling/lib/environment';
import { reservedPort } from '@tiquete/tooling/lib/ports';
import { say, step } from '@tiquete/tooling/lib/steps';
import { createDatabase, isWell, KINDS } from './kinds.mjs';
import { localizer, ownPorts } from './localize.mjs';
import { readCompose } from '@tiquete/tooling/composition/readCompose';
import { eachReplica } from './replicas.mjs';
import { startPooler } from './pooler.mjs';
import { stage } from './stage.mjs';

const HEALTHY_WITHIN_MS = 60_000;
const RESPAWN_MS = 500;
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
 * `extra` is added to every environment. Returns the gateway's address, the services and a function that finds their
 * processes. @throws Error with one sentence
 */
export async function startCluster({ port, print = () => undefined, extra = {} }) {
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
  const state = new Map();
  /** Gives the environment of a replica the address of the pooler, once PostgreSQL runs. */
  let withPooler = (env) => env;
  let isEnding = false;
  const stateFile = path.join(home, 'state.json');
  /** Writes the processes for the journeys. The file is replaced whole, because they read it at any time. */
  const note = () => {
    const processes = [...state].map(([name, { child, ...rest }]) => [
      name,
      { pid: child.pid, ...rest },
    ]);
    writeFileSync(`${stateFile}.new`, `${JSON.stringify(Object.fromEntries(processes))}\n`);
    renameSync(`${stateFile}.new`, stateFile);
  };

  function spawn(service, folder, command) {
    const log = (line) => print(`${service.name}: ${line}`);
    const data = path.join(home, 'data');
    const given = { ...extra, ...environment(service) };
    const env = service.kind === 'api' ? withPooler(given) : given;
    for (const [key, value] of Object.entries(env))
      env[key] = value.replace(/^\/app\b/, folder).replace(/^\/data\b/, data);
    mkdirSync(data, { recursive: true });
    const all = { PATH: process.env.PATH, HOME: folder, TZ: process.env.TZ ?? 'UTC', ...env };
    const child = own(command[0], command.slice(1), { cwd: folder, env: all });
    eachLine(child.stdout, log);
    eachLine(child.stderr, log);
    state.set(service.name, {
      child,
      // For callers that run the service once more, as `docker compose run` does.
      ...(service.kind === 'release' && { command, folder, env: all }),
      ports: [...service.own].map((inside) => portOf(service.name, inside)),
    });
    note();
    child.exited.then(async (how) => {
      if (isEnding || service.restart === 'no') return;
      print(`${service.name}: ended (${how}), started again`);
      await wait(RESPAWN_MS);
      if (!isEnding) spawn(service, folder, command);
    });
    return child;
  }
  const healthy = async (service) => {
    const until = performance.now() + HEALTHY_WITHIN_MS;
    const toOwn = (address) => text(service, address);
    while (
      !(await isWell(
        service,
        [...service.own].map((inside) => portOf(service.name, inside))[0],
        toOwn,
      ))
    ) {
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
      portOf,
      toText: (value) => text(service, value),
    });
    const kind = KINDS[service.kind];
    if (!kind) throw new Error(`docker-compose.yml: ${service.name} has no known tiquete.kind`);
    const [first] = [...service.own];
    spawn(
      service,
      folder,
      kind({ service, folder, port: first ? portOf(service.name, first) : null }),
    );
    if (service.health) await healthy(service);
    if (service.kind === 'postgres') {
      createDatabase(portOf(service.name, first), service.environment.POSTGRES_DB);
      const replica = services.find(({ kind }) => kind === 'api');
      const address = environment(replica).DATABASE_URL;
      withPooler = await startPooler({ home, address, print });
    }
  }
  const completed = async ({ name }) => {
    const how = await state.get(name).child.exited;
    if (how !== 0) throw new Error(`${name} ended with ${how}.`);
  };
  const close = () => (isEnding = true);
  try {
    for (const service of services) await step(`Starting ${service.name}`, () => start(service));
  } catch (error) {
    close();
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    home,
    services,
    stateFile,
    portOf,
    /** Call this before ending the processes, so that none is restarted. */
    close,
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

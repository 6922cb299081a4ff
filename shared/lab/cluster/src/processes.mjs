import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eachLine, own } from '@tiquete/tooling/lib/children';

const RESPAWN_MS = 500;

function signal(child, name, toGroup = false) {
  try {
    process.kill(toGroup ? -child.pid : child.pid, name);
  } catch {
    // It has ended already.
  }
}

/**
 * Processes of the services, one each. A service that ends is started again if the composition requires it. `environmentOf` and
 * `portsOf` describe a service on this machine.
 */
export function createProcesses({ home, print, environmentOf, portsOf }) {
  const state = new Map();
  const stopped = new Set();
  let isEnding = false;
  const stateFile = path.join(home, 'state.json');
  /** Writes the processes for the journeys. The file is replaced whole, because they read it at any time. */
  const note = () => {
    const processes = [...state].map(([name, { child, service, command, folder, env, ports }]) => [
      name,
      {
        pid: child.pid,
        ports,
        // For callers that run the service once more, as `docker compose run` does.
        ...(service.kind === 'release' && { command, folder, env }),
      },
    ]);
    writeFileSync(`${stateFile}.new`, `${JSON.stringify(Object.fromEntries(processes))}\n`);
    renameSync(`${stateFile}.new`, stateFile);
  };
  const staysDown = ({ name, restart }) => isEnding || restart === 'no' || stopped.has(name);

  function spawn(service, folder, command) {
    const log = (line) => print(`${service.name}: ${line}`);
    const env = environmentOf(service, folder);
    const child = own(command[0], command.slice(1), { cwd: folder, env });
    eachLine(child.stdout, log);
    eachLine(child.stderr, log);
    state.set(service.name, { child, service, command, folder, env, ports: portsOf(service) });
    note();
    child.exited.then(async (how) => {
      if (staysDown(service)) return;
      print(`${service.name}: ended (${how}), started again`);
      await wait(RESPAWN_MS);
      if (!staysDown(service)) spawn(service, folder, command);
    });
    return child;
  }
  /**
   * Runs a service's own command once more, or another one in its folder and environment. Returns the output. @throws Error with the
   * output when the command fails
   */
  async function runAs(name, command = state.get(name).command) {
    const { folder, env } = state.get(name);
    const child = own(command[0], command.slice(1), { cwd: folder, env });
    const lines = [];
    for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => lines.push(line));
    const how = await child.exited;
    for (const line of lines) print(`${name}: ${line}`);
    if (how !== 0) throw new Error(`${command.join(' ')} ended with ${how}:\n${lines.join('\n')}`);
    return lines.join('\n');
  }

  return {
    stateFile,
    spawn,
    runAs,
    exitOf: (name) => state.get(name).child.exited,
    folderOf: (name) => state.get(name).folder,
    /** Stops a service as the engine does: SIGTERM to its first process, and SIGKILL after the composition's grace period. */
    async stop(name) {
      const { child, service } = state.get(name);
      stopped.add(name);
      // SIGINT is the image's signal. At SIGTERM PostgreSQL waits for its clients.
      signal(child, service.kind === 'postgres' ? 'SIGINT' : 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL', true), service.stopSeconds * 1000);
      await child.exited;
      clearTimeout(timer);
    },
    /** Starts a stopped service again. */
    again(name) {
      const { service, folder, command } = state.get(name);
      stopped.delete(name);
      spawn(service, folder, command);
    },
    /** Call this before ending the processes, so that none is restarted. */
    close: () => (isEnding = true),
  };
}

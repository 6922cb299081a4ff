import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../random';

const MAX_STARTS = 10;

export interface ReplicaSetup {
  /** Path of the built script. */
  script: string;
  ports: readonly [number, number];
  environment: Record<string, string>;
  /** The script's only argument. */
  options: string;
}
export interface Replicas {
  /** Addresses of both replicas, running or killed. */
  urls: readonly [string, string];
  kills: number;
  restarts: number;
  /** Kills one of the replicas every 0.5 to 1.5 s and restarts it at once, until `stopKilling`. */
  startKilling(random: Random): void;
  stopKilling(): Promise<void>;
  close(): Promise<void>;
}

/** Starts two processes of the real server. */
export async function startReplicas({
  script,
  ports,
  environment,
  options,
}: ReplicaSetup): Promise<Replicas> {
  const running = new Map<number, ChildProcess>();
  let isOver = false;
  let killing: Promise<void> = Promise.resolve();
  const begin = async (port: number): Promise<boolean> => {
    const child = spawn(process.execPath, [script, options], {
      env: { ...environment, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    running.set(port, child);
    const [how]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    return typeof how === 'object' && how !== null;
  };
  // Starts a replica, and restarts it when it could not reach its database, as a process manager would.
  const start = async (port: number): Promise<void> => {
    for (let tries = 0; tries < MAX_STARTS; tries += 1) if (await begin(port)) return;
    throw new Error(`A replica did not start in ${MAX_STARTS} tries.`);
  };
  await start(ports[0]);
  await start(ports[1]);

  const replicas: Replicas = {
    urls: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
    kills: 0,
    restarts: 0,
    startKilling(random) {
      const killUntilOver = async () => {
        while (!isOver) {
          await wait(random.between(500, 1500));
          if (isOver) return;
          const port = random.pick(ports);
          const child = running.get(port);
          const gone = child && once(child, 'exit');
          child?.kill('SIGKILL');
          replicas.kills += 1;
          await gone;
          await start(port);
          replicas.restarts += 1;
        }
      };
      killing = killUntilOver();
      // `stopKilling` awaits the error of `killing` and throws it.
      killing.catch(() => undefined);
    },
    async stopKilling() {
      isOver = true;
      await killing;
    },
    async close() {
      isOver = true;
      for (const child of running.values()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
    },
  };
  return replicas;
}

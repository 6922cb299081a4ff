import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../errors';
import { replySchema } from './messages';

/**
 * `deadline`: the drawing took too long. `died`: the process ended by its memory limit or a fault. `failed`: the result is not
 * the expected output.
 */
export class DrawingError extends Error {
  constructor(
    readonly kind: 'deadline' | 'died' | 'failed' | 'closed',
    problem?: string,
  ) {
    super(`drawing ${kind}${problem === undefined ? '' : `: ${problem}`}`);
    this.name = 'DrawingError';
  }
}

/** One process that runs one job at a time: it draws a picture or renders a page. */
export interface DrawProcess {
  /** @throws AppError, DrawingError */
  draw(job: { kind: string; input: unknown }, deadlineMs: number): Promise<unknown>;
  /** True when the process can draw another picture. */
  isUsable(): boolean;
  kill(): void;
}
/** Milliseconds without work after which a process ends. */
const IDLE_MS = 30_000;
/** Milliseconds for a process to start, on a busy machine. */
const START_MS = 20_000;
/** Megabytes of V8's heap for pictures, which are stored outside of it. */
const HEAP_MB = 64;

/**
 * Starts the script with an empty environment. It needs no secret, and an exploited decoder finds none. `heapMb` limits V8's
 * heap in megabytes.
 */
export function createDrawProcess(
  script: URL,
  memoryBytes: number,
  onEnd: () => void,
  heapMb = HEAP_MB,
): DrawProcess {
  const child = fork(fileURLToPath(script), [String(memoryBytes)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An idle drawing process does not prevent this process from ending.
  release(child);
  let isAlive = true;
  let idle: NodeJS.Timeout | undefined;
  const kill = () => {
    isAlive = false;
    clearTimeout(idle);
    child.kill('SIGKILL');
  };
  const ready = new Promise<void>((resolve) => {
    child.once('message', () => resolve());
  });
  const end = () => {
    isAlive = false;
    clearTimeout(idle);
    onEnd();
  };
  child.once('exit', end);
  child.on('error', end);

  const send = (job: object, deadlineMs: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const settle = (act: () => void) => {
        clearTimeout(timer);
        child.removeListener('message', onMessage);
        child.removeListener('exit', onExit);
        act();
      };
      const onExit = () => settle(() => reject(new DrawingError('died')));
      const late = () =>
        settle(() => {
          kill();
          reject(new DrawingError('deadline'));
        });
      const onMessage = (message: unknown) => {
        const reply = replySchema.parse(message);
        if (reply.kind === 'ready') return;
        settle(() => {
          if (reply.kind === 'drawn') resolve(reply.output);
          else if (reply.kind === 'failed') reject(new DrawingError('failed', reply.problem));
          else
            reject(
              new AppError('INVALID_FORMAT', {
                detail: reply.detail,
                source: { pointer: '/content' },
              }),
            );
        });
      };
      child.on('message', onMessage);
      child.once('exit', onExit);
      timer = setTimeout(late, START_MS);
      void ready.then(() => {
        clearTimeout(timer);
        if (!isAlive) return;
        timer = setTimeout(late, deadlineMs);
        child.send(job, (error) => {
          if (error) settle(() => reject(new DrawingError('died')));
        });
      });
    });
  return {
    async draw(job, deadlineMs) {
      clearTimeout(idle);
      hold(child);
      try {
        return await send(job, deadlineMs);
      } finally {
        release(child);
        if (isAlive) idle = setTimeout(kill, IDLE_MS).unref();
      }
    },
    isUsable: () => isAlive && child.connected,
    kill,
  };
}

/** Lets this process end although the child runs. */
const release = (child: ChildProcess) => {
  child.unref();
  child.channel?.unref();
};
const hold = (child: ChildProcess) => {
  child.ref();
  child.channel?.ref();
};

import { availableParallelism } from 'node:os';
import { type Task, ThreadError, type Threads } from './threads';

export interface ThreadsOptions {
  /** Script whose exports are the tasks, by their names. */
  script: URL;
  /** Tasks run at a time; by default one for each core but the one that answers callers. */
  maxThreads?: number;
  /** Tasks that wait for a thread; the next one fails at once. */
  maxWaiting?: number;
}
const MAX_WAITING = 256;
/** Megabytes of heap for one thread: the largest answer that is read has 32 MB of JSON. */
const HEAP_MB = 1024;
const FULL = 'Task queue is at limit';

/** A pool of threads that start with the first task and stay. A thread that dies fails its task alone; another one replaces it. */
export function createThreads({
  script,
  maxThreads = Math.max(1, availableParallelism() - 1),
  maxWaiting = MAX_WAITING,
}: ThreadsOptions): Threads {
  let pool: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { default: Piscina } = await import('piscina');
    return new Piscina({
      filename: script.href,
      name: 'run',
      minThreads: maxThreads,
      maxThreads,
      maxQueue: maxWaiting,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
  };
  return {
    async run<Input, Output>({ name }: Task<Input, Output>, input: Input, signal?: AbortSignal) {
      signal?.throwIfAborted();
      const threads = await (pool ??= open());
      try {
        const output: Output = await threads.run(input, { name, signal: signal ?? null });
        return output;
      } catch (error) {
        signal?.throwIfAborted();
        throw new ThreadError(name, error, error instanceof Error && error.message === FULL);
      }
    },
    // The pool's own `close` waits for what runs. Callers have had their time by then.
    close: async () => (await pool)?.destroy(),
  };
}

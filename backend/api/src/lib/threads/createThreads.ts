import { availableParallelism } from 'node:os';
import { type Task, ThreadError, type Threads } from './threads';

export interface ThreadsOptions {
  /** Script that exports the tasks by name. */
  script: URL;
  /** Concurrent tasks; by default one for each core except the one that answers requests. */
  maxThreads?: number;
  /** Maximum waiting tasks; a further one fails at once. */
  maxWaiting?: number;
}
const MAX_WAITING = 256;
/** Megabytes of heap of one thread, for answers of up to 32 MB of JSON. */
const HEAP_MB = 1024;
const FULL = 'Task queue is at limit';

/** A pool of threads, which start with the first task and stay. A thread that dies fails only its own task and is replaced. */
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
    // The pool's own `close` waits for running tasks. At this point callers have already had their time.
    close: async () => (await pool)?.destroy(),
  };
}

/** Work without side effects: what goes in and what comes out can be cloned. */
export interface Task<Input, Output> {
  /** Export of the threads' script under which it is found. */
  name: string;
  run(input: Input): Output | Promise<Output>;
}
/** Runs tasks, by default away from the thread that answers callers. */
export interface Threads {
  /** @throws ThreadError when the task was not run to its end; the signal's reason */
  run<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    signal?: AbortSignal,
  ): Promise<Output>;
  close(): Promise<void>;
}

/** A task that was not run to its end: its thread died, too many tasks wait, or the task failed. */
export class ThreadError extends Error {
  override name = 'ThreadError';
  /** Whether more tasks wait than may. */
  readonly isFull: boolean;

  constructor(task: string, cause: unknown, isFull = false) {
    super(`${task}: ${cause instanceof Error ? cause.message : 'failed'}`, { cause });
    this.isFull = isFull;
  }
}

/** Runs tasks where they are asked for, for tests and commands. */
export const inProcess: Threads = {
  run: async (task, input, signal) => {
    signal?.throwIfAborted();
    return task.run(input);
  },
  close: async () => undefined,
};

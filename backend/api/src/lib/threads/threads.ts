import { isNativeError } from 'node:util/types';

/** Work without side effects, whose input and output can be cloned. */
export interface Task<Input, Output> {
  /** Name under which the threads' script exports the task. */
  name: string;
  run(input: Input): Output | Promise<Output>;
}
/** Runs tasks, by default outside the thread that answers requests. */
export interface Threads {
  /** @throws ThreadError when the task did not finish; the signal's reason */
  run<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    signal?: AbortSignal,
  ): Promise<Output>;
  close(): Promise<void>;
}

/** A task that did not finish: its thread died, too many tasks wait, or the task failed. */
export class ThreadError extends Error {
  override name = 'ThreadError';
  /** True when the limit of waiting tasks was reached. */
  readonly isFull: boolean;

  constructor(task: string, cause: unknown, isFull = false) {
    super(`${task}: ${isNativeError(cause) ? cause.message : 'failed'}`, { cause });
    this.isFull = isFull;
  }
}

/** Runs tasks in the current thread, for tests and commands. */
export const inProcess: Threads = {
  run: async (task, input, signal) => {
    signal?.throwIfAborted();
    return task.run(input);
  },
  close: async () => undefined,
};

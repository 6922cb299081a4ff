import { inProcess, type Threads } from '../threads/threads';

/** Threads that clone input and output as real ones do, and record their tasks by name. */
export function clonedThreads(): Threads & { ran: string[] } {
  const ran: string[] = [];
  return {
    ran,
    async run(task, input, signal) {
      ran.push(task.name);
      return structuredClone(await inProcess.run(task, structuredClone(input), signal));
    },
    close: inProcess.close,
  };
}

import { setPriority } from 'node:os';

/** Milliseconds between two checks of this process's memory; pictures are drawn in its thread pool. */
const CHECK_MS = 25;
/** Requests have priority over the jobs of these processes. */
const LOWER_PRIORITY = 10;

/**
 * Limits the process of a script that `createDrawProcess` starts: a lower priority, and an end without its parent or above the
 * bytes of memory in the first argument.
 */
export function limitProcess(): void {
  const memoryBytes = Number(process.argv[2]);
  setPriority(LOWER_PRIORITY);
  // `exit` would wait for the running job.
  const end = () => process.kill(process.pid, 'SIGKILL');
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes) end();
  }, CHECK_MS);
  process.on('disconnect', end);
}

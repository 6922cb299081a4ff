const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Milliseconds between two checks of the parent process. */
const LOOK_EVERY = 250;

/**
 * Calls `end` at every signal that ends this command, and once when its parent process has ended. npm passes SIGTERM to
 * the shell in between, which dies without notifying this process.
 */
export function whenAskedToEnd(end) {
  for (const signal of SIGNALS) process.on(signal, end);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end();
  }, LOOK_EVERY);
  look.unref();
}

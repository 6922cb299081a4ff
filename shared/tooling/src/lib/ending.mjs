const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Milliseconds between two looks at who our parent is. */
const LOOK_EVERY = 250;

/**
 * Calls `end` at every signal that asks this command to end, and once when what started it is gone: npm passes SIGTERM on
 * to the shell between us and itself, which dies without a word to us.
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

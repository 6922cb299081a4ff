import { setImmediate } from 'node:timers/promises';

// All work of this process shares one queue.
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work of a few milliseconds in its own turn of the event loop. Other requests are answered between two pieces of work.
 * @throws the error of the work
 */
export function inOwnTurn<Made>(work: () => Made): Promise<Made> {
  const done = last.then(() => setImmediate()).then(work);
  last = done.catch(() => undefined);
  return done;
}

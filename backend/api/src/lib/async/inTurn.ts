import { setImmediate } from 'node:timers/promises';

// A process has one event loop, so all of them stand in one line.
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work of a few milliseconds in a turn of the event loop that it shares with no other such work: however many are asked
 * for at once, others are answered between them. @throws what the work throws
 */
export function inTurn<Made>(work: () => Made): Promise<Made> {
  const done = last.then(() => setImmediate()).then(work);
  last = done.catch(() => undefined);
  return done;
}

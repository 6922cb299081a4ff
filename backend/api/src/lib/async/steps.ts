import { inOwnTurn } from './inOwnTurn';

/** Long work that may pause at each `yield`. */
export type Steps<Made> = Generator<void, Made, void>;

/** Milliseconds of work in one turn of the event loop. */
const TURN_MS = 8;

/**
 * Runs the steps in several turns of the event loop, so that other requests are answered in between. @throws the error of the
 * work
 */
export async function runYielding<Made>(steps: Steps<Made>): Promise<Made> {
  for (;;) {
    const step = await inOwnTurn(() => {
      const ends = performance.now() + TURN_MS;
      let next = steps.next();
      while (next.done !== true && performance.now() < ends) next = steps.next();
      return next;
    });
    if (step.done === true) return step.value;
  }
}

/** Runs all steps without a pause, for threads and for short work. */
export function runSync<Made>(steps: Steps<Made>): Made {
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

/** Maps a list with a possible pause after each item. */
export function* mapSteps<Item, Made>(
  items: Iterable<Item>,
  map: (item: Item) => Made,
): Steps<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(map(item));
    yield;
  }
  return made;
}

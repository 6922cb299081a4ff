import { inTurn } from './inTurn';

/** Long work that may pause wherever it yields. */
export type Steps<Made> = Generator<void, Made, void>;

/** Milliseconds of work in one turn of the event loop. */
const TURN_MS = 8;

/** Does the work in turns of the event loop: others are answered in between. @throws what the work throws */
export async function inTurns<Made>(steps: Steps<Made>): Promise<Made> {
  for (;;) {
    const step = await inTurn(() => {
      const ends = performance.now() + TURN_MS;
      let next = steps.next();
      while (next.done !== true && performance.now() < ends) next = steps.next();
      return next;
    });
    if (step.done === true) return step.value;
  }
}

/** Does the work without a pause: for a thread of its own, and for little of it. */
export function atOnce<Made>(steps: Steps<Made>): Made {
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

/** Maps a list, and may pause after each item. */
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

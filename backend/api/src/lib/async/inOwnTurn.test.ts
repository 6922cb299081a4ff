import { inOwnTurn } from './inOwnTurn';

/** Counts turns of the event loop until stopped. */
function countTurns() {
  let turns = 0;
  let waiting: NodeJS.Immediate;
  const next = () => {
    turns += 1;
    waiting = setImmediate(next);
  };
  next();
  return { now: () => turns, stop: () => clearImmediate(waiting) };
}

it('lets the event loop continue between pieces of work that start at once', async () => {
  const turns = countTurns();
  const ran = await Promise.all(Array.from({ length: 8 }, () => inOwnTurn(turns.now)));
  turns.stop();
  expect(new Set(ran).size).toBe(8);
  expect(ran).toEqual(ran.toSorted((a, b) => a - b));
});

it('continues after work that failed, and passes the error only to its own caller', async () => {
  const failing = inOwnTurn(() => {
    throw new Error('no rooms');
  });
  const after = inOwnTurn(() => 'done');
  await expect(failing).rejects.toThrow('no rooms');
  expect(await after).toBe('done');
});

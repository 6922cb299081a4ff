import { createPace, createTurns } from './pace';

it('lets so many go in any second, in order', () => {
  const turns = createTurns(3);
  const goAt = (now: number) => {
    const turn = turns.next(now);
    turns.take(turn);
    return turn;
  };
  expect([0, 0, 400, 500, 500, 500, 500].map(goAt)).toEqual([0, 0, 400, 1000, 1000, 1400, 2000]);
  expect(goAt(9000)).toBe(9000);
});

it('refuses at once whose turn would come too late, and takes no turn for it', async () => {
  const pace = createPace(2);
  expect([await pace(500), await pace(500), await pace(500), await pace(500)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('lets who gave up go', async () => {
  const pace = createPace(1);
  await pace(5000);
  const abort = new AbortController();
  const waiting = pace(5000, abort.signal);
  abort.abort(new Error('newer search'));
  await expect(waiting).rejects.toThrow('newer search');
});

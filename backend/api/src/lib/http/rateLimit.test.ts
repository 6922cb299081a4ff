import { createRateLimit, createTurns } from './rateLimit';

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
  const rateLimit = createRateLimit(2);
  expect([
    await rateLimit(500),
    await rateLimit(500),
    await rateLimit(500),
    await rateLimit(500),
  ]).toEqual([true, true, false, false]);
});

it('lets who gave up go', async () => {
  const rateLimit = createRateLimit(1);
  await rateLimit(5000);
  const abort = new AbortController();
  const waiting = rateLimit(5000, abort.signal);
  abort.abort(new Error('newer search'));
  await expect(waiting).rejects.toThrow('newer search');
});

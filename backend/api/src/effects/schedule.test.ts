import { backoffMs, lookUpWaitMs } from './schedule';

it('looks up an unknown outcome frequently at first, then every ten minutes', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map((count) => lookUpWaitMs(count) / 1000)).toEqual([
    30, 30, 30, 60, 120, 240, 600, 600, 600,
  ]);
});

it('waits longer after every failure, up to five minutes', () => {
  expect([0, 3, 99].map(backoffMs)).toEqual([1000, 8000, 300_000]);
});

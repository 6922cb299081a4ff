import { createResultCache } from './resultCache';

const [before, now] = [{ revision: 1 }, { revision: 2 }];
const open = (maxBytes: number) =>
  createResultCache<{ bytes: number }>(maxBytes, ({ bytes }) => bytes);

it('computes a result once until rooms or departures change', () => {
  const { findOrMake } = open(10_000);
  const make = jest.fn(() => ({ bytes: 1 }));
  findOrMake(before, 'all', make);
  findOrMake(before, 'all', make);
  expect(make).toHaveBeenCalledTimes(1);
  findOrMake(now, 'all', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('drops the least recently used result when the cache is full', () => {
  const { find, store } = open(10_000);
  store(before, 'first', { bytes: 4000 });
  store(now, 'second', { bytes: 4000 });
  expect(find(before, 'first')).toBeDefined();
  store(now, 'third', { bytes: 4000 });
  expect([find(before, 'first'), find(now, 'third')]).not.toContain(undefined);
  expect(find(now, 'second')).toBeUndefined();
});

it('does not cache a result larger than the whole cache', () => {
  const { find, store } = open(10_000);
  store(now, 'small', { bytes: 1000 });
  store(now, 'large', { bytes: 20_000 });
  expect(find(now, 'large')).toBeUndefined();
  expect(find(now, 'small')).toBeDefined();
});

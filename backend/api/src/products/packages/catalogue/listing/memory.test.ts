import { createMemory } from './memory';

const [before, now] = [{ revision: 1 }, { revision: 2 }];
const open = (maxBytes: number) => createMemory<{ bytes: number }>(maxBytes, ({ bytes }) => bytes);

it('makes an answer once, until rooms or departures change', () => {
  const { remember } = open(10_000);
  const make = jest.fn(() => ({ bytes: 1 }));
  remember(before, 'all', make);
  remember(before, 'all', make);
  expect(make).toHaveBeenCalledTimes(1);
  remember(now, 'all', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('drops the answer that was not requested for longest when all brands’ answers are too large', () => {
  const { find, keep } = open(10_000);
  keep(before, 'first', { bytes: 4000 });
  keep(now, 'second', { bytes: 4000 });
  expect(find(before, 'first')).toBeDefined();
  keep(now, 'third', { bytes: 4000 });
  expect([find(before, 'first'), find(now, 'third')]).not.toContain(undefined);
  expect(find(now, 'second')).toBeUndefined();
});

it('does not keep what is larger than all of its memory', () => {
  const { find, keep } = open(10_000);
  keep(now, 'small', { bytes: 1000 });
  keep(now, 'large', { bytes: 20_000 });
  expect(find(now, 'large')).toBeUndefined();
  expect(find(now, 'small')).toBeDefined();
});

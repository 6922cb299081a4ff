import { groupTable, show } from './tables.mjs';

const summaries = {
  product: { fcp: { value: 300, spread: 0.04 }, cls: { value: 0, spread: 0 } },
  split: { fcp: { value: 1200, spread: 0.1 }, cls: { value: 0, spread: 0 } },
};

it('shows value, spread and ratio next to each other', () => {
  const [, , fcp, cls] = groupTable(
    summaries,
    [
      ['fcp', 'First paint', 'ms'],
      ['cls', 'Shift', 'shift'],
    ],
    { first: 'product', others: ['split'] },
  ).split('\n');
  expect(fcp).toBe('| First paint | 300 ms (±4 %) | 1200 ms (±10 %) | 0.25× |');
  expect(cls).toBe('| Shift | 0.0000 (±0 %) | 0.0000 (±0 %) | – |');
});

it('shows a dash for a missing measurement', () => {
  expect(
    groupTable(summaries, [['lcp', 'Largest', 'ms']], { first: 'product', others: ['one'] }).split(
      '\n',
    )[2],
  ).toBe('| Largest | – | – | – |');
  expect(show(NaN, 'ms')).toBe('–');
});

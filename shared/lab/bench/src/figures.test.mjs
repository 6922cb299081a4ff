import { median, orderOf, ratio, spread, summarize } from './figures.mjs';

it.each([
  [[3], 3],
  [[9, 1, 4], 4],
  [[4, 1, 9, 2], 3],
])('returns the middle of %j', (values, expected) => expect(median(values)).toBe(expected));

it('has no median for an empty list', () => expect(median([])).toBeNaN());

it('gives the spread as a share of the median', () => {
  expect(spread([90, 100, 110])).toBeCloseTo(0.1);
  expect(spread([100])).toBe(0);
  expect(spread([0, 0, 4])).toBe(0);
});

it('returns a ratio only of two numbers, with a divisor other than 0', () => {
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(3, 0)).toBeNull();
  expect(ratio(NaN, 2)).toBeNull();
});

it('summarizes every name in the samples, and omits missing values', () => {
  expect(summarize([{ fcp: 1 }, { fcp: 3, cls: 0 }, { fcp: 2, cls: NaN }])).toEqual({
    fcp: { value: 2, spread: 0.5, most: 3, n: 3 },
    cls: { value: 0, spread: 0, most: 0, n: 1 },
  });
});

it('reverses the order in every second round', () => {
  expect([0, 1, 2].map((round) => orderOf(round, ['a', 'b', 'c']).join(''))).toEqual([
    'abc',
    'cba',
    'abc',
  ]);
});

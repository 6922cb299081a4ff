import { formatAges, pluralize } from './pluralize';

it.each([
  [0, '0 noches'],
  [1, '1 noche'],
  [2, '2 noches'],
])('writes %i as %s', (count, text) => {
  expect(pluralize(count, 'noche', 'noches')).toBe(text);
});

it.each([
  [[1], '1 año'],
  [[0], '0 años'],
  [[1, 1], '1 año'],
  [[5, 0], '0 y 5 años'],
  [[7, 2, 5, 2], '2, 5 y 7 años'],
])('writes the ages %j as %s', (ages, text) => {
  expect(formatAges(ages)).toBe(text);
});

import { satisfiesContract } from './contractRange';

it.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.x', '1.4.2', true],
  ['^1', '1.0.0', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '1.3.0', true],
  ['^2.0.0', '1.9.9', false],
  ['^1.0.0', '2.0.0', false],
  ['^0.2.0', '0.3.0', false],
  ['>=1', '1.0.0', false],
  ['', '1.0.0', false],
])('%s against %s is %s', (range, version, expected) => {
  expect(satisfiesContract(range, version)).toBe(expected);
});

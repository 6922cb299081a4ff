import { cheapUpTo } from './cheapUpTo';

it('marks the cheapest third of the days that have a price', () => {
  expect(cheapUpTo([300, 100, 200, null, 500, 600, undefined, 400])).toBe(200);
});
it('marks nothing when few days have a price, or prices hardly differ', () => {
  expect(cheapUpTo([100, 200, 300])).toBeUndefined();
  expect(cheapUpTo([100, 101, 102, 100, 101, 103])).toBeUndefined();
});

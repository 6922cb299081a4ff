import { keepFirst } from './keepFirst';

const itself = (item: string) => item;

it('puts what was in sight first, and the others behind in their order', () => {
  expect(keepFirst(['a', 'b', 'c', 'd'], ['c', 'b'], itself)).toEqual(['c', 'b', 'a', 'd']);
});
it('forgets what is not there any more', () => {
  expect(keepFirst(['a', 'b'], ['x', 'b'], itself)).toEqual(['b', 'a']);
});
it('answers the same list when nothing moves', () => {
  const items = ['a', 'b', 'c'];
  expect(keepFirst(items, ['a', 'b'], itself)).toBe(items);
  expect(keepFirst(items, [], itself)).toBe(items);
});

import { keepFirst } from './keepFirst';

const itself = (item: string) => item;

it('puts the visible rows first, and the others after them in their order', () => {
  expect(keepFirst(['a', 'b', 'c', 'd'], ['c', 'b'], itself)).toEqual(['c', 'b', 'a', 'd']);
});
it('drops keys that no longer exist', () => {
  expect(keepFirst(['a', 'b'], ['x', 'b'], itself)).toEqual(['b', 'a']);
});
it('returns the same list when nothing moves', () => {
  const items = ['a', 'b', 'c'];
  expect(keepFirst(items, ['a', 'b'], itself)).toBe(items);
  expect(keepFirst(items, [], itself)).toBe(items);
});

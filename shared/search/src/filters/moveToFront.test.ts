import { moveToFront } from './moveToFront';

const itself = (item: string) => item;

it('puts the visible rows first, and the others after them in their order', () => {
  expect(moveToFront(['a', 'b', 'c', 'd'], ['c', 'b'], itself)).toEqual(['c', 'b', 'a', 'd']);
});
it('drops keys that no longer exist', () => {
  expect(moveToFront(['a', 'b'], ['x', 'b'], itself)).toEqual(['b', 'a']);
});
it('returns the same list when nothing moves', () => {
  const items = ['a', 'b', 'c'];
  expect(moveToFront(items, ['a', 'b'], itself)).toBe(items);
  expect(moveToFront(items, [], itself)).toBe(items);
});

import { worstFilter, type FilterTest } from './worstFilter';

const tests: FilterTest<number, 'even' | 'big'>[] = [
  ['even', (item) => item % 2 === 0],
  ['big', (item) => item > 10],
];

it('finds the filter whose removal restores most items', () => {
  expect(worstFilter([1, 2, 4, 13], tests)).toEqual({ group: 'big', gains: 2 });
});

it('returns null when no single removal restores an item', () => {
  expect(worstFilter([1, 3], tests)).toBeNull();
});

import { worstFilter, type FilterTest } from './worstFilter';

const tests: FilterTest<number, 'even' | 'big'>[] = [
  ['even', (item) => item % 2 === 0],
  ['big', (item) => item > 10],
];

it('names the filter whose removal brings most items back', () => {
  expect(worstFilter([1, 2, 4, 13], tests)).toEqual({ group: 'big', gains: 2 });
});

it('names none when no single removal helps', () => {
  expect(worstFilter([1, 3], tests)).toBeNull();
});

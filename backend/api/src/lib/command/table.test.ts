import { tableLines } from './table';

it('aligns columns, and leaves no spaces at the end of a line', () => {
  expect(
    tableLines([
      ['*', 'hotels_aa11', '1.0.0'],
      ['', 'shell_2', ''],
    ]),
  ).toEqual(['*  hotels_aa11  1.0.0', '   shell_2']);
});

it('prints nothing for no rows', () => {
  expect(tableLines([])).toEqual([]);
});

it('does not widen a column for the last cell of a shorter row', () => {
  expect(
    tableLines([
      ['a', 'a cell that ends its row'],
      ['b', 'c', 'd'],
    ]),
  ).toEqual(['a  a cell that ends its row', 'b  c  d']);
});

import { differentTables, missingIn } from './books.mjs';

it('names the tables whose content differs, and the items that are missing', () => {
  const before = [
    { name: 'bookings', rows: 2, hash: 'a' },
    { name: 'payments', rows: 2, hash: 'b' },
  ];
  const after = [before[0], { ...before[1], hash: 'c' }];
  expect(differentTables(before, after)).toEqual(['payments']);
  expect(differentTables(before, before)).toEqual([]);
  expect(missingIn(['A'], ['C', 'A', 'B'])).toEqual(['B', 'C']);
});

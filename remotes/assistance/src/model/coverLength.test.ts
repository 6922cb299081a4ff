import { lastDayOf } from './coverLength';

it.each([
  ['2027-03-10', 1, '2027-04-09'],
  ['2028-01-31', 1, '2028-02-28'],
  ['2026-12-10', 12, '2027-12-09'],
  // This year of cover has 366 days.
  ['2027-03-10', 12, '2028-03-08'],
])('covers from %s for %i months to %s', (start, months, end) => {
  expect(lastDayOf(start, months)).toBe(end);
});

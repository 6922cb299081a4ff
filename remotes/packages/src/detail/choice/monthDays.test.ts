import { monthDays } from './monthDays';

it.each([
  ['2027-02', 0, 28],
  ['2027-03', 0, 31],
  ['2026-11', 6, 30],
  ['2028-02', 1, 29],
])('arranges %s in weeks from Monday on', (month, offset, count) => {
  const laid = monthDays(month);
  expect(laid.offset).toBe(offset);
  expect(laid.days).toHaveLength(count);
  expect([laid.days[0], laid.days.at(-1)]).toEqual([`${month}-01`, `${month}-${count}`]);
});

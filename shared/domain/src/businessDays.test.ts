import { isBusinessDay, withdrawalUntil } from './businessDays';

it.each([
  ['2026-11-23', true],
  ['2026-11-22', false],
  ['2026-11-21', false],
  ['2026-11-16', false],
  ['2026-12-08', false],
  ['2027-01-11', false],
  ['2027-03-22', false],
  ['2027-03-25', false],
  ['2027-03-26', false],
  ['2027-03-29', true],
  ['2027-05-10', false],
  ['2027-05-31', false],
  ['2027-06-07', false],
  ['2027-07-05', false],
])('%s is a business day: %s', (day, is) => {
  expect(isBusinessDay(day)).toBe(is);
});

it('gives five business days to withdraw, without the weekend and a holiday between', () => {
  expect(withdrawalUntil(new Date('2026-12-03T15:00:00Z'))).toBe('2026-12-11');
  // Already the next day in Greenwich, not yet in Bogotá.
  expect(withdrawalUntil(new Date('2026-11-24T03:00:00Z'))).toBe('2026-11-30');
});

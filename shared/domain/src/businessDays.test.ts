import { holidayName, isBusinessDay, withdrawalUntil } from './businessDays';

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

it.each([
  ['2026-12-25', 'Navidad'],
  ['2027-11-01', 'Todos los Santos'],
  ['2026-11-02', 'Todos los Santos'],
  ['2027-01-11', 'Reyes Magos'],
  ['2027-03-26', 'Viernes Santo'],
  ['2027-06-07', 'Sagrado Corazón de Jesús'],
  ['2026-11-01', null],
  ['2027-03-27', null],
])('names the holiday of %s: %s', (day, name) => {
  expect(holidayName(day)).toBe(name);
});

it('allows five business days to withdraw, without the weekend and a holiday between', () => {
  expect(withdrawalUntil(new Date('2026-12-03T15:00:00Z'))).toBe('2026-12-11');
  // This is the next day in UTC, but not yet in Bogotá.
  expect(withdrawalUntil(new Date('2026-11-24T03:00:00Z'))).toBe('2026-11-30');
});

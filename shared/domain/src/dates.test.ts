import {
  addDays,
  addMonths,
  formatDay,
  formatDayLong,
  formatDayYear,
  formatDays,
  formatInstantLocal,
  inColombia,
  isDay,
  nightsBetween,
  today,
} from './dates';

it('prints days as DD MMM and DD MMM YYYY in Spanish', () => {
  expect(formatDay('2027-03-10')).toBe('10 mar.');
  expect(formatDayYear('2027-03-05')).toBe('05 mar. 2027');
  expect(formatDayLong('2027-03-10')).toBe('miércoles, 10 de marzo de 2027');
});

it('prints the days of a trip, or one day if it does not end later', () => {
  expect(formatDays('2027-03-10', '2027-03-12')).toBe('10 mar. 2027 – 12 mar. 2027');
  expect(formatDays('2027-03-10', '2027-03-10')).toBe('10 mar. 2027');
  expect(formatDays('2027-02-10', '2027-02-09')).toBe('10 feb. 2027');
});

it('counts nights across a month and a leap day', () => {
  expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
});

it('adds months, and ends on the last day of a shorter month', () => {
  expect(addMonths('2027-11-15', 3)).toBe('2028-02-15');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
});

it.each(['2027-02-30', '2027-2-3', 'hoy', ''])('rejects %p as a day', (value) => {
  expect(isDay(value)).toBe(false);
});

it('takes the day from the Colombian clock, not from UTC', () => {
  expect(today(new Date('2027-03-11T04:59:00Z'))).toBe('2027-03-10');
  expect(today(new Date('2027-03-11T05:00:00Z'))).toBe('2027-03-11');
});

it('shows an instant in its own offset', () => {
  expect(formatInstantLocal('2027-03-08T23:59:00+09:00')).toEqual({
    day: '08 mar. 2027',
    time: '23:59',
  });
});

it.each([
  ['2027-03-08T15:30:00Z', '08 mar. 2027', '10:30'],
  ['2027-03-08T03:00:00.000Z', '07 mar. 2027', '22:00'],
  ['2027-03-08T10:00:00+09:00', '07 mar. 2027', '20:00'],
])('writes %s as Colombia does', (instant, day, time) => {
  expect(inColombia(instant)).toEqual({ day, time });
});

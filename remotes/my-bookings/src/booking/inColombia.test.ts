import { inColombia } from './inColombia';

it.each([
  ['2027-03-08T15:30:00Z', '08 mar. 2027', '10:30'],
  ['2027-03-08T03:00:00.000Z', '07 mar. 2027', '22:00'],
  ['2027-03-08T10:00:00+09:00', '07 mar. 2027', '20:00'],
])('says %s as Colombia does', (instant, day, time) => {
  expect(inColombia(instant)).toEqual({ day, time });
});

import * as fc from 'fast-check';
import moment from 'moment';
import { addDays, addMonths, isDay, nightsBetween, today } from './days';

const DAY = 'YYYY-MM-DD';
const utc = (day: string) => moment.utc(day, DAY, true);
const aDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('counts days like moment', () => {
  fc.assert(
    fc.property(aDay, aDay, fc.integer({ min: -900, max: 900 }), (one, other, count) => {
      expect(nightsBetween(one, other)).toBe(utc(other).diff(utc(one), 'days'));
      expect(addDays(one, count)).toBe(utc(one).add(count, 'days').format(DAY));
      expect(addMonths(one, count)).toBe(utc(one).add(count, 'months').format(DAY));
    }),
  );
});

it('accepts the same texts as days, and has the same day in Colombia, as moment', () => {
  const numbers = fc.tuple(fc.nat(9999), fc.nat(14), fc.nat(33));
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  fc.assert(
    fc.property(numbers, ([year, month, day]) => {
      const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
      expect(isDay(text)).toBe(utc(text).isValid());
    }),
  );
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2199-01-01') }),
      (now) => {
        expect(today(now)).toBe(moment(now).utcOffset(-300).format(DAY));
      },
    ),
  );
});

it('returns no day for a text that is none', () => {
  expect([addDays('', 1), addMonths('soon', 1)]).toEqual(['Invalid date', 'Invalid date']);
  expect(nightsBetween('', '2027-03-01')).toBeNaN();
});

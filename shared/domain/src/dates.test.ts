import * as fc from 'fast-check';
import moment from 'moment';
import 'moment/locale/es';
import {
  addDays,
  addMonths,
  formatDay,
  formatDayLong,
  formatDayYear,
  formatDays,
  formatInstantLocal,
  formatMonth,
  inColombia,
  isDay,
  monthsInReach,
  nightsBetween,
  today,
} from './dates';

it('prints days as DD MMM and DD MMM YYYY in Spanish', () => {
  expect(formatDay('2027-03-10')).toBe('10 mar.');
  expect(formatDayYear('2027-03-05')).toBe('05 mar. 2027');
  expect(formatDayLong('2027-03-10')).toBe('miércoles, 10 de marzo de 2027');
  expect(formatMonth('2027-03-10')).toBe('marzo de 2027');
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

const aTime = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2199-12-31'),
  noInvalidDate: true,
});
const aDay = aTime.map((date) => date.toISOString().slice(0, 10));
const anOffset = fc.integer({ min: -24, max: 28 }).map((halves) => halves * 30);
const utc = (day: string) => moment.utc(day, 'YYYY-MM-DD', true).locale('es');

it('writes every day as moment does', () => {
  fc.assert(
    fc.property(aDay, aDay, (day, other) => {
      expect(formatDay(day)).toBe(utc(day).format('DD MMM'));
      expect(formatDayYear(day)).toBe(utc(day).format('DD MMM YYYY'));
      expect(formatDayLong(day)).toBe(utc(day).format('dddd, D [de] MMMM [de] YYYY'));
      expect(formatMonth(day)).toBe(utc(day).format('MMMM [de] YYYY'));
      expect(monthsInReach(day, other)).toBe(
        utc(other).startOf('month').diff(utc(day).startOf('month'), 'months') + 1,
      );
    }),
  );
});

it('writes every instant as moment does', () => {
  const inWords = (at: moment.Moment) => ({
    day: at.locale('es').format('DD MMM YYYY'),
    time: at.format('HH:mm'),
  });
  fc.assert(
    fc.property(aTime, anOffset, (date, offset) => {
      const instant = moment(date).utcOffset(offset).format();
      expect(formatInstantLocal(instant)).toEqual(inWords(moment.parseZone(instant)));
      expect(inColombia(instant)).toEqual(inWords(moment(instant).utcOffset(-300)));
    }),
  );
});

it.each(['', 'pronto', '2027-02-30'])('says that %p is no day', (text) => {
  expect(formatDay(text)).toBe('Fecha inválida');
  expect(formatDayYear(text)).toBe('Fecha inválida');
  expect(formatDayLong(text)).toBe('Fecha inválida');
  expect(formatMonth(text)).toBe('Fecha inválida');
});

it('says that a text is no instant', () => {
  const none = { day: 'Fecha inválida', time: 'Fecha inválida' };
  expect([formatInstantLocal('pronto'), inColombia('')]).toEqual([none, none]);
});

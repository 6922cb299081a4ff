import { dayFrom, weekday } from './day';

/** Easter Sunday by the Gregorian computus (Meeus). */
export function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayFrom(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

const MONDAY = 1;
const toMonday = (day: number) => day + ((MONDAY - weekday(day) + 7) % 7);
/** Month and date of the holidays that Colombia's Ley 51 of 1983 moves to the next Monday. */
const MOVED: [number, number][] = [
  [1, 6],
  [3, 19],
  [6, 29],
  [8, 15],
  [10, 12],
  [11, 1],
  [11, 11],
];
const FIXED: [number, number][] = [
  [1, 1],
  [5, 1],
  [7, 20],
  [8, 7],
  [12, 8],
  [12, 25],
];
/** Days after Easter of the movable holidays, on their Mondays: Ascension, Corpus Christi, Sacred Heart. */
const AFTER_EASTER = [43, 64, 71];

const years = new Map<number, Set<number>>();

/** Colombian public holidays of a year, including Holy Thursday and Good Friday. */
export function holidays(year: number): Set<number> {
  const known = years.get(year);
  if (known) return known;
  const sunday = easter(year);
  const days = new Set([
    ...FIXED.map(([month, date]) => dayFrom(year, month, date)),
    ...MOVED.map(([month, date]) => toMonday(dayFrom(year, month, date))),
    ...AFTER_EASTER.map((offset) => sunday + offset),
    sunday - 3,
    sunday - 2,
  ]);
  years.set(year, days);
  return days;
}

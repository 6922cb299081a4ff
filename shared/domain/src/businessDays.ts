import { addDays, type Day, today } from './dates';

/** Month and day of holidays that stay where they are (Ley 51 de 1983). */
const FIXED = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];
/** Those that move to the next Monday. */
const MOVED = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];
/** Days after Easter Sunday; the last three are the Mondays to which the law moves them. */
const AROUND_EASTER = [-3, -2, 43, 64, 71];
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];
/** Business days for withdrawing from a sale at a distance: Ley 1480 de 2011, art. 47. */
const WITHDRAWAL_DAYS = 5;

const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const nextMonday = (day: Day): Day => addDays(day, (7 + MONDAY - weekday(day)) % 7);

/** Easter Sunday of a year, by the anonymous Gregorian algorithm. */
function easter(year: number): Day {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${year}-${twoDigits(Math.floor(days / 31))}-${twoDigits((days % 31) + 1)}`;
}

/** Whether offices work in Colombia: neither a weekend nor a public holiday. */
export function isBusinessDay(day: Day): boolean {
  const [year = '', date] = [day.slice(0, 4), day.slice(5)];
  if ([SUNDAY, SATURDAY].includes(weekday(day)) || FIXED.includes(date)) return false;
  if (MOVED.some((moved) => nextMonday(`${year}-${moved}`) === day)) return false;
  return AROUND_EASTER.every((days) => addDays(easter(Number(year)), days) !== day);
}

/** The last day on which what was bought at `paidAt` can be given back by right, in Colombia's calendar. */
export function withdrawalUntil(paidAt: Date): Day {
  let day = today(paidAt);
  for (let left = WITHDRAWAL_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

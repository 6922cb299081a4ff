import { addDays, type Day, today } from './dates';

/** Month and day of holidays on fixed dates (Ley 51 de 1983). */
const FIXED: [monthAndDay: string, name: string][] = [
  ['01-01', 'Año Nuevo'],
  ['05-01', 'Día del Trabajo'],
  ['07-20', 'Día de la Independencia'],
  ['08-07', 'Batalla de Boyacá'],
  ['12-08', 'Inmaculada Concepción'],
  ['12-25', 'Navidad'],
];
/** Month and day of holidays that move to the next Monday. */
const MOVED: [monthAndDay: string, name: string][] = [
  ['01-06', 'Reyes Magos'],
  ['03-19', 'San José'],
  ['06-29', 'San Pedro y San Pablo'],
  ['08-15', 'Asunción de la Virgen'],
  ['10-12', 'Día de la Diversidad Étnica y Cultural'],
  ['11-01', 'Todos los Santos'],
  ['11-11', 'Independencia de Cartagena'],
];
/** Holidays in days after Easter Sunday. The law moves the last three to Mondays, which these numbers include. */
const AROUND_EASTER: [days: number, name: string][] = [
  [-3, 'Jueves Santo'],
  [-2, 'Viernes Santo'],
  [43, 'Ascensión del Señor'],
  [64, 'Corpus Christi'],
  [71, 'Sagrado Corazón de Jesús'],
];
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];
/** Business days for withdrawing from a distance purchase: Ley 1480 de 2011, art. 47. */
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

const known = new Map<string, ReadonlyMap<Day, string>>();
/** Day → name. Cached per year, because a calendar looks up each of its days at every render. */
function holidaysOf(year: string): ReadonlyMap<Day, string> {
  const holidays =
    known.get(year) ??
    new Map<Day, string>([
      ...AROUND_EASTER.map(([days, name]) => [addDays(easter(Number(year)), days), name] as const),
      ...MOVED.map(([at, name]) => [nextMonday(`${year}-${at}`), name] as const),
      ...FIXED.map(([at, name]) => [`${year}-${at}`, name] as const),
    ]);
  known.set(year, holidays);
  return holidays;
}
/** Name of the Colombian public holiday that is observed on `day`. Null on other days. */
export const holidayName = (day: Day): string | null =>
  holidaysOf(day.slice(0, 4)).get(day) ?? null;

/** True when offices work in Colombia: neither a weekend nor a public holiday. */
export const isBusinessDay = (day: Day): boolean =>
  ![SUNDAY, SATURDAY].includes(weekday(day)) && holidayName(day) === null;

/** Last day of the right to withdraw from a purchase that was paid at `paidAt`, in Colombia's calendar. */
export function withdrawalUntil(paidAt: Date): Day {
  let day = today(paidAt);
  for (let left = WITHDRAWAL_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

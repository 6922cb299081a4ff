import type { SeasonKind } from '../geography/types';
import { dateOf, weekday, type CalendarDate } from './day';
import { easter, holidays } from './holidays';

type Rule = (when: CalendarDate, day: number) => number;
const within = ({ month, date }: CalendarDate, from: [number, number], to: [number, number]) => {
  const at = month * 100 + date;
  const start = from[0] * 100 + from[1];
  const end = to[0] * 100 + to[1];
  return start <= end ? at >= start && at <= end : at >= start || at <= end;
};
const isHolyWeek = (when: CalendarDate, day: number) => {
  const sunday = easter(when.year);
  return day >= sunday - 8 && day < sunday;
};
/** True when the night is the Friday, Saturday or Sunday before a Monday holiday, in Spanish a «puente». */
const isBridge = (when: CalendarDate, day: number) => {
  const untilMonday = (8 - weekday(day)) % 7;
  return untilMonday >= 1 && untilMonday <= 3 && holidays(when.year).has(day + untilMonday);
};

const rest: Rule = (when, day) => {
  if (within(when, [12, 27], [1, 4])) return 1.85;
  if (within(when, [12, 15], [1, 15])) return 1.5;
  if (isHolyWeek(when, day)) return 1.55;
  if (isBridge(when, day)) return 1.3;
  if (within(when, [10, 3], [10, 13])) return 1.25;
  return within(when, [6, 15], [7, 15]) ? 1.22 : 1;
};
const work: Rule = (when, day) => {
  if (within(when, [12, 22], [1, 8]) || isHolyWeek(when, day)) return 0.88;
  return isBridge(when, day) ? 0.93 : 1;
};
const caribbean: Rule = (when, day) => {
  if (within(when, [12, 23], [1, 4])) return 1.8;
  if (isHolyWeek(when, day)) return 1.4;
  if (within(when, [12, 15], [4, 15])) return 1.25;
  if (within(when, [9, 1], [10, 31])) return 0.8;
  return within(when, [7, 1], [8, 15]) ? 1.18 : 1;
};
const northern: Rule = (when) => {
  if (within(when, [12, 20], [1, 3])) return 1.4;
  if (within(when, [6, 10], [9, 20])) return 1.25;
  return within(when, [1, 8], [2, 28]) ? 0.8 : 1;
};
const southern: Rule = (when) => {
  if (within(when, [12, 26], [1, 3])) return 1.7;
  if (within(when, [12, 15], [2, 28])) return 1.3;
  if (within(when, [7, 8], [7, 31])) return 1.15;
  return within(when, [5, 1], [6, 20]) ? 0.88 : 1;
};
const gulf: Rule = (when) => {
  if (within(when, [12, 22], [1, 4])) return 1.6;
  if (within(when, [11, 1], [3, 31])) return 1.2;
  return within(when, [6, 1], [8, 31]) ? 0.72 : 1;
};
const rules: Record<SeasonKind, Rule> = {
  colombiaRest: rest,
  colombiaWork: work,
  caribbean,
  northern,
  southern,
  gulf,
};

/** Price factor by day of the week, Sunday first. Business towns are busy on weekdays, resorts on weekends. */
const WEEK: Record<'work' | 'rest', readonly number[]> = {
  work: [0.9, 1.04, 1.08, 1.08, 1.05, 0.92, 0.88],
  rest: [0.95, 0.92, 0.92, 0.94, 1, 1.14, 1.16],
};

const known = new Map<string, number>();

/** Price of a night relative to an ordinary one, by season, holiday weekends and day of the week. */
export function seasonFactor(kind: SeasonKind, day: number): number {
  const key = `${kind}${day}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const week = WEEK[kind === 'colombiaWork' ? 'work' : 'rest'];
  const factor = rules[kind](dateOf(day), day) * (week[weekday(day)] ?? 1);
  known.set(key, factor);
  return factor;
}

import { ageOn } from './age';

/** A birth date as it is typed: day, month by its number, year. */
export interface BirthParts {
  day: string;
  month: string;
  year: string;
}
const OLDEST = 120;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const twoDigits = (text: string) => text.trim().padStart(2, '0');

export const NO_BIRTH: BirthParts = { day: '', month: '', year: '' };
/** YYYY-MM-DD of the parts, whether or not there is such a day. */
export const writeBirth = ({ day, month, year }: BirthParts): string =>
  `${year.trim()}-${twoDigits(month)}-${twoDigits(day)}`;
/** The parts of a YYYY-MM-DD; empty ones for null. */
export function readBirth(birthDate: string | null): BirthParts {
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? [];
  return { day: day && String(Number(day)), month: month && String(Number(month)), year };
}
export const isWithoutBirth = ({ day, month, year }: BirthParts): boolean =>
  `${day}${month}${year}`.trim() === '';

/** What is wrong with a birth date on the day `on`; both YYYY-MM-DD. Null when somebody alive may have it. */
export function birthProblem(parts: BirthParts, on: string): 'missing' | 'notADay' | null {
  if ([parts.day, parts.month, parts.year].some((part) => part.trim() === '')) return 'missing';
  const written = writeBirth(parts);
  return isCalendarDay(written) && written <= on && ageOn(on, written) <= OLDEST ? null : 'notADay';
}
function isCalendarDay(day: string): boolean {
  const time = ISO_DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

import { MAX_AGE } from '@tiquete/contracts/limits';
import { ageOn } from './age';

/** A birth date as typed: day, number of the month, year. */
export interface BirthParts {
  day: string;
  month: string;
  year: string;
}
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const twoDigits = (text: string) => text.trim().padStart(2, '0');

export const NO_BIRTH: BirthParts = { day: '', month: '', year: '' };
/** YYYY-MM-DD of the parts, which may not be a real day. */
export const writeBirth = ({ day, month, year }: BirthParts): string =>
  `${year.trim()}-${twoDigits(month)}-${twoDigits(day)}`;
/** The parts of a YYYY-MM-DD; empty ones for null. */
export function readBirth(birthDate: string | null): BirthParts {
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? [];
  return { day: day && String(Number(day)), month: month && String(Number(month)), year };
}
export const isWithoutBirth = ({ day, month, year }: BirthParts): boolean =>
  `${day}${month}${year}`.trim() === '';

/** The error of a birth date on the day `on`, both YYYY-MM-DD; null when it is plausible. */
export function birthProblem(parts: BirthParts, on: string): 'missing' | 'notADay' | null {
  if ([parts.day, parts.month, parts.year].some((part) => part.trim() === '')) return 'missing';
  const written = writeBirth(parts);
  return isCalendarDay(written) && written <= on && ageOn(on, written) <= MAX_AGE
    ? null
    : 'notADay';
}
function isCalendarDay(day: string): boolean {
  const time = ISO_DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const monthName = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' });
/** Options of a select: number and Spanish name of each month. */
export const MONTHS: readonly { value: string; label: string }[] = Array.from(
  { length: 12 },
  (_, index) => ({
    value: String(index + 1),
    label: monthName.format(new Date(Date.UTC(2000, index, 1))),
  }),
);

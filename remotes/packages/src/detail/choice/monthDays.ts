import { monthDates } from '@tiquete/domain/searches/packages';

export interface MonthDays {
  /** Empty cells before the first day, in weeks from Monday on. */
  offset: number;
  /** All days of the month, YYYY-MM-DD. */
  days: string[];
}
/** Days of a month and the place of the first in its week. `month` is YYYY-MM. */
export function monthDays(month: string): MonthDays {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const { start, end } = monthDates(year, number);
  const length = Number(end.slice(8));
  return {
    offset: (new Date(`${start}T00:00:00Z`).getUTCDay() + 6) % 7,
    days: Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  };
}

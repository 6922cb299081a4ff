import type { BookingsQuery } from '../urls';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Fields with a value that the api would reject. */
export function wrongFilters({
  q,
  from,
  to,
}: Pick<BookingsQuery, 'q' | 'from' | 'to'>): Partial<Record<'q' | 'from' | 'to', true>> {
  return {
    ...(q !== '' && !/^[\w-]{2,40}$/.test(q) && { q: true as const }),
    ...(from !== '' && !isDay(from) && { from: true as const }),
    ...(to !== '' && !isDay(to) && { to: true as const }),
  };
}

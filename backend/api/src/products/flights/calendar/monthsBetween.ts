import { addDays } from '@tiquete/domain';

/**
 * The calendar months that contain these days, limited to the searchable range: all visitors request the same ranges, so that
 * answers are shared.
 */
export function monthsBetween(
  from: string,
  to: string,
  first: string,
  last: string,
): { from: string; to: string }[] {
  const months: { from: string; to: string }[] = [];
  for (let day = from; day <= to;) {
    const start = `${day.slice(0, 7)}-01`;
    const next = `${addDays(start, 31).slice(0, 7)}-01`;
    const end = addDays(next, -1);
    months.push({ from: start < first ? first : start, to: end > last ? last : end });
    day = next;
  }
  return months;
}

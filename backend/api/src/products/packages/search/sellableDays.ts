import type { DepartureColumns, Listing } from '../catalogue/listing/listing';

const known = new WeakMap<
  DepartureColumns,
  Pick<Listing, 'revision'> & { today: number; days: Int32Array }
>();

/** Day of each departure that is on sale today, by row; 0 for all others. Computed once per revision and day. */
export function sellableDays({ departures, revision }: Listing, today: number): Int32Array {
  const before = known.get(departures);
  if (before?.revision === revision && before.today === today) return before.days;
  const { day, saleEnd, isOpen, left } = departures;
  const days = new Int32Array(day.length);
  for (let row = 0; row < day.length; row += 1) {
    if (isOpen[row] !== 1 || (saleEnd[row] ?? 0) < today || (left[row] ?? 0) <= 0) continue;
    days[row] = day[row] ?? 0;
  }
  known.set(departures, { revision, today, days });
  return days;
}

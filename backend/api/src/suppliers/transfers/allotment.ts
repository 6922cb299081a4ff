import type { ChosenExtra, Store } from '../../bookings/extras/ports';
import { transferSchema } from './offers';

interface Days {
  service: string;
  day: string;
  vehicles: number;
  allotment: number;
}

/** Vehicles to sell (`sign` 1) or to return (-1), by service and day. */
export function transferDays(items: readonly ChosenExtra[], sign: 1 | -1): Days[] {
  return items.map(({ supplierData, quantity }) => {
    const { vehicles, ...day } = transferSchema.parse(supplierData);
    return { ...day, vehicles: vehicles * quantity * sign };
  });
}
/** Adds up the vehicles of each day, sorted, so that two buyers cannot deadlock. */
export function inOrder(days: readonly Days[]): Days[] {
  const byDay = new Map<string, Days>();
  for (const day of days) {
    const key = `${day.day} ${day.service}`;
    const before = byDay.get(key);
    byDay.set(key, { ...day, vehicles: day.vehicles + (before?.vehicles ?? 0) });
  }
  return [...byDay.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, day]) => day)
    .filter(({ vehicles }) => vehicles !== 0);
}

/**
 * Sells vehicles of a day, or returns them when `vehicles` is negative. One statement checks and sells. Returns false when
 * too few are left.
 */
export async function sell(
  store: Store,
  brandId: string,
  { service, day, vehicles, allotment }: Days,
): Promise<boolean> {
  await store.query(
    'insert into transfer_days (brand, service, day, allotment) values ($1, $2, $3, $4) on conflict do nothing',
    [brandId, service, day, allotment],
  );
  const sold = await store.query(
    `update transfer_days
     set sold = sold + $4
     where brand = $1 and service = $2 and day = $3 and sold + $4 between 0 and allotment
     returning sold`,
    [brandId, service, day, vehicles],
  );
  return sold.length > 0;
}

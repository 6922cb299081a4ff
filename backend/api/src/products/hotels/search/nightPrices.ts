import type { NearestDatesQuery, NightPrice } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import * as z from 'zod';
import type { Cache } from '../../../lib/cache/createCache';
import { findJson, storeJson } from '../../../lib/cache/json';
import type { SellingBrand } from '../../../modules/mark-ups';
import type { Destinations, HotelQuery } from '../ports';
import { checkQuery } from './checkQuery';
import { anyDayKey, askedBy, destinationsOf } from './queryKey';

const HOUR_MS = 3_600_000;
/** A price older than this is not shown. */
const SEEN_MS = 6 * HOUR_MS;
/** Days before and after the arrival asked for. */
const AROUND = 3;

/** By day of arrival: whole pesos of a night for all rooms, mark-up included, and when it was seen. */
const seenSchema = z.record(z.iso.date(), z.object({ price: z.int(), at: z.int() }));
type Seen = z.infer<typeof seenSchema>;

const findSeen = async (cache: Cache, key: string, now: Date): Promise<Seen> => {
  const seen = (await findJson(cache, key, (value) => seenSchema.parse(value))) ?? {};
  return Object.fromEntries(
    Object.entries(seen).filter(([, { at }]) => now.getTime() - at < SEEN_MS),
  );
};

/**
 * Keeps the lowest night of a whole answer, in whole pesos, under its day of arrival, however long the stay. Two searches at once may lose one
 * price, which then is missing in the calendar.
 */
export async function keepNightPrice(
  cache: Cache,
  brand: SellingBrand,
  query: HotelQuery,
  price: number,
  now: Date,
): Promise<void> {
  const key = anyDayKey(brand, query);
  const seen = await findSeen(cache, key, now);
  await storeJson(cache, key, { ...seen, [query.checkin]: { price, at: now.getTime() } }, SEEN_MS);
}

export interface NightPricesParts {
  cache: Cache;
  clock: () => Date;
  destinations: Destinations;
}
/**
 * What searches of the last hours found for the same place, rooms and nationality on the days around an arrival, of this brand
 * and its rules alone. Nobody is asked. @throws AppError for a query that breaks a rule
 */
export const createNightPrices =
  ({ cache, clock, destinations }: NightPricesParts) =>
  async (brand: SellingBrand, query: NearestDatesQuery): Promise<NightPrice[]> => {
    checkQuery(query, destinations);
    const [from, to] = [addDays(query.checkin, -AROUND), addDays(query.checkin, AROUND)];
    const today = destinations.today(destinationsOf(query)[0]);
    const seen = await findSeen(
      cache,
      anyDayKey(brand, askedBy(query, destinations).query),
      clock(),
    );
    return Object.entries(seen)
      .filter(([date]) => date >= from && date <= to && date >= today)
      .map(([date, { price }]) => ({ date, price }))
      .toSorted((a, b) => a.date.localeCompare(b.date));
  };

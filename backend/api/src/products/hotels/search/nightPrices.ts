import type { NearestDatesQuery, NightPrice } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { DEFAULT_NATIONALITY } from '@tiquete/domain/searches/hotels';
import * as z from 'zod';
import type { Cache } from '../../../lib/cache/createCache';
import { findJson, storeJson } from '../../../lib/cache/json';
import type { SellingBrand } from '../../../money';
import type { Destinations, HotelQuery } from '../ports';
import { checkHotelQuery } from './checkHotelQuery';
import { anyDayKey, readHotelQuery, destinationsOf } from './queryKey';

const HOUR_MS = 3_600_000;
/** Milliseconds after which a price is no longer shown. */
const SEEN_MS = 6 * HOUR_MS;
/** Number of days shown before and after the requested arrival. */
const AROUND = 3;

/** Stored prices by arrival day: whole pesos per night for all rooms, with mark-up, and the time of the search. */
const seenSchema = z.record(z.iso.date(), z.object({ price: z.int(), at: z.int() }));
type Seen = z.infer<typeof seenSchema>;

const findSeen = async (cache: Cache, key: string, now: Date): Promise<Seen> => {
  const seen = (await findJson(cache, key, (value) => seenSchema.parse(value))) ?? {};
  return Object.fromEntries(
    Object.entries(seen).filter(([, { at }]) => now.getTime() - at < SEEN_MS),
  );
};

/**
 * Stores the lowest price per night of a complete answer, in whole pesos, under its arrival day, for a stay of any length.
 * When two searches store at once, one price may be lost and is then missing in the calendar.
 */
export async function storeNightPrice(
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

/** The search of a traveller who chose only a place: one adult of Colombia. */
const anyoneIn = (code: string): Omit<HotelQuery, 'checkin' | 'checkout'> => ({
  rooms: [{ adults: 1, childrens: [] }],
  destination_code: [code],
  Hotel_codes: [],
  client_nationality: DEFAULT_NATIONALITY,
});

export interface NightPricesParts {
  cache: Cache;
  clock: () => Date;
  destinations: Destinations;
}
/**
 * Prices per night on the days around an arrival, from searches of the last hours for the same place, rooms and nationality,
 * of this brand with its current rules. No supplier is called. @throws AppError for a query that breaks a rule
 */
export const createNightPrices =
  ({ cache, clock, destinations }: NightPricesParts) =>
  async (brand: SellingBrand, query: NearestDatesQuery): Promise<NightPrice[]> => {
    checkHotelQuery(query, destinations);
    const [from, to] = [addDays(query.checkin, -AROUND), addDays(query.checkin, AROUND)];
    const today = destinations.today(destinationsOf(query)[0]);
    const seen = await findSeen(
      cache,
      anyDayKey(brand, readHotelQuery(query, destinations).query),
      clock(),
    );
    return Object.entries(seen)
      .filter(([date]) => date >= from && date <= to && date >= today)
      .map(([date, { price }]) => ({ date, price }))
      .toSorted((a, b) => a.date.localeCompare(b.date));
  };

/**
 * Lowest stored price of a night in a city for one adult of Colombia, with its arrival day, from searches of the last hours of
 * this brand with its current rules; undefined without one. A page may show it for `shownMs` more. No supplier is called.
 */
export const createFromPrice =
  ({ cache, clock, destinations }: NightPricesParts) =>
  async (brand: SellingBrand, code: string, shownMs: number): Promise<NightPrice | undefined> => {
    const soon = new Date(clock().getTime() + shownMs);
    const seen = await findSeen(cache, anyDayKey(brand, anyoneIn(code)), soon);
    const today = destinations.today(code);
    return Object.entries(seen)
      .filter(([date]) => date > today)
      .map(([date, { price }]) => ({ date, price }))
      .toSorted((a, b) => a.price - b.price || a.date.localeCompare(b.date))[0];
  };

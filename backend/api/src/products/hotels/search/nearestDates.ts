import type { HotelSearchQuery, NearestDatesQuery, NearestStay } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import * as z from 'zod';
import type { Cache } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { answerIn } from '../../../lib/search/readyAnswer';
import type { Caller } from '../../../http/callerOf';
import type { SellingBrand } from '../../../money';
import type { Destinations } from '../ports';
import { checkHotelQuery } from './checkHotelQuery';
import { readHotelQuery, destinationsOf, hotelResultKey } from './queryKey';

/** Days before and after the requested arrival, in the order of their distance. */
const SHIFTS = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7];
const MOST = 3;
const SERVER_ERROR = 500;
/** Fields that are read from a stored answer, which was validated when it was made. */
const foundSchema = z.object({
  data: z.object({ hotels: z.array(z.object({ min_rate: z.int() })) }),
});

export interface NearestDatesParts {
  cache: Cache;
  destinations: Destinations;
  search(brand: SellingBrand, query: HotelSearchQuery, caller?: Caller): Promise<Buffer>;
}

/**
 * Stays near one without results: those for which recent searches found hotels, or else the stay a day later, which is
 * searched. At most one search is made. @throws AppError for a query that breaks a rule
 */
export const createNearestDates =
  ({ cache, destinations, search }: NearestDatesParts) =>
  async (
    brand: SellingBrand,
    query: NearestDatesQuery,
    caller?: Caller,
  ): Promise<NearestStay[]> => {
    checkHotelQuery(query, destinations);
    const today = destinations.today(destinationsOf(query)[0]);
    const moved = SHIFTS.map((days) => ({
      ...query,
      checkin: addDays(query.checkin, days),
      checkout: addDays(query.checkout, days),
    })).filter(({ checkin }) => checkin >= today);
    const stays: NearestStay[] = [];
    for (const stay of moved) {
      if (stays.length === MOST) break;
      const key = hotelResultKey(brand, readHotelQuery(stay, destinations));
      const packed = await cache.get(key);
      if (packed) stays.push(...(await readStay(stay, packed)));
    }
    const [next] = moved;
    if (stays.length > 0 || !next) return stays;
    try {
      return await readStay(next, await search(brand, next, caller));
    } catch (error) {
      // All suppliers failed, so no stay is known. The original search remains answered.
      if (error instanceof AppError && error.status >= SERVER_ERROR) return [];
      throw error;
    }
  };

async function readStay(
  { checkin, checkout }: Pick<HotelSearchQuery, 'checkin' | 'checkout'>,
  packed: Buffer,
): Promise<NearestStay[]> {
  const text = (await answerIn('identity', packed)).toString('utf8');
  const { hotels } = foundSchema.parse(JSON.parse(text)).data;
  if (hotels.length === 0) return [];
  const min_rate = Math.min(...hotels.map((hotel) => hotel.min_rate));
  return [{ checkin, checkout, hotels: hotels.length, min_rate }];
}

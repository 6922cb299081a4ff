import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { mapInTurns } from '../../lib/async/mapInTurns';
import { loadJson } from '../../lib/cache/json';
import type { Cache, CachePolicy } from '../../lib/cache/createCache';
import { type FacilityNames } from './amenities';
import type { HotelbedsClient } from './client';
import { type HotelbedsContent, hotelbedsContentSchema } from './content';
import { toFacilityNames, toHotelContent } from './contentMapping';

const HOUR_MS = 3_600_000;
/** Cache lifetimes: a reload is due after a day, and pictures and addresses are still usable after a week. */
const POLICY: CachePolicy = {
  freshMs: 24 * HOUR_MS,
  renewMs: 24 * HOUR_MS,
  errorMs: 6 * 24 * HOUR_MS,
  loadMs: 60_000,
};
const rowsSchema = z.array(z.unknown());
const MAX_HOTELS_UNPACKED = 50_000;

export type ContentByHotel = ReadonlyMap<string, HotelbedsContent>;

/**
 * Fetches content when a destination is first requested and caches it for a day. A load continues after the search that
 * started it ends.
 */
export function createHotelbedsContentStore(client: HotelbedsClient, cache: Cache) {
  const unpacked = new LRUCache<string, ContentByHotel>({
    maxSize: MAX_HOTELS_UNPACKED,
    sizeCalculation: (map) => map.size + 1,
    ttl: HOUR_MS,
  });
  let facilities: Promise<FacilityNames> | undefined;
  const facilityNames = (signal: AbortSignal): Promise<FacilityNames> => {
    facilities ??= client.facilities(signal).then(toFacilityNames);
    facilities.catch(() => (facilities = undefined));
    return facilities;
  };
  const load = async (
    destinationCode: string,
    signal: AbortSignal,
  ): Promise<HotelbedsContent[]> => {
    const [rows, names] = await Promise.all([
      client.hotels({ destinationCode }, signal),
      facilityNames(signal),
    ]);
    const hotels = await mapInTurns(rows, (row) => toHotelContent(row, names));
    return hotels.filter((hotel) => hotel !== undefined);
  };
  return {
    facilityNames,
    /** Content of all hotels of a destination. @throws SupplierError */
    async destination(code: string): Promise<ContentByHotel> {
      const known = unpacked.get(code);
      if (known) return known;
      const hotels = await loadJson(
        cache,
        `hb:content:3:${code}`,
        POLICY,
        (value) => mapInTurns(rowsSchema.parse(value), (row) => hotelbedsContentSchema.parse(row)),
        (signal) => load(code, signal),
      );
      const map = new Map(hotels.map((hotel) => [hotel.hotelCode, hotel]));
      unpacked.set(code, map);
      return map;
    },
  };
}
export type HotelbedsContentStore = ReturnType<typeof createHotelbedsContentStore>;

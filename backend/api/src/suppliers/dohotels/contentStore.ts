import type { Geo } from '@tiquete/contracts';
import * as z from 'zod';
import { mapInTurns } from '../../lib/async/mapInTurns';
import { loadJson } from '../../lib/cache/json';
import type { Cache, CachePolicy } from '../../lib/cache/createCache';
import { reuseLoad } from '../../lib/cache/reuseLoad';
import { SupplierError } from '../../lib/http-client/supplierError';
import type { DoHotelsClient } from './client';
import { type DoHotelContent, doHotelContentSchema, toDoHotelContent } from './content';
import { DOHOTELS_CODE } from './refusal';

const HOUR_MS = 3_600_000;
/** Cache lifetimes: a reload is due after a day, and names and addresses are still usable after a week. */
const POLICY: CachePolicy = {
  freshMs: 24 * HOUR_MS,
  renewMs: 24 * HOUR_MS,
  errorMs: 6 * 24 * HOUR_MS,
  loadMs: 60_000,
};

const rowsSchema = z.array(z.unknown());

export interface DoContent {
  byHid: ReadonlyMap<number, DoHotelContent>;
  /** Region numbers of the supplier by our place codes. */
  regions: ReadonlyMap<string, DoHotelContent['region']>;
  /** Coordinates of hotels by region number and hotel number. */
  geosByRegion: ReadonlyMap<number, Map<number, Geo>>;
}

/**
 * Cache key. Increase its number when `hotelContentSchema` changes, because replicas of two versions share the cache during
 * an update.
 */
const CONTENT_KEY = 'do:content:4';

/**
 * Cache of the hotels' names and places for a day. Prices come without them, so no hotel can be displayed before the first
 * load.
 */
export function createDoContentStore(client: DoHotelsClient, cache: Cache, now: () => number) {
  const load = async (signal: AbortSignal) => {
    const rows = await client.dump(signal);
    const hotels = (await mapInTurns(rows, toDoHotelContent)).filter(
      (hotel) => hotel !== undefined,
    );
    if (rows.length > 0 && hotels.length === 0)
      throw new SupplierError(DOHOTELS_CODE, 'malformed', new Error('dump'));
    return hotels;
  };
  const read = async (): Promise<DoContent> => {
    const hotels = await loadJson(
      cache,
      CONTENT_KEY,
      POLICY,
      (value) => mapInTurns(rowsSchema.parse(value), (row) => doHotelContentSchema.parse(row)),
      load,
    );
    return {
      byHid: new Map(hotels.map((hotel) => [hotel.hid, hotel])),
      regions: new Map(hotels.map(({ region }) => [region.code, region])),
      geosByRegion: groupGeos(hotels),
    };
  };
  return {
    /** Returns all content. A load continues after the search that started it ends. @throws SupplierError */
    all: reuseLoad({ load: read, now, ttlMs: HOUR_MS }),
  };
}
export type DoContentStore = ReturnType<typeof createDoContentStore>;

function groupGeos(hotels: readonly DoHotelContent[]): Map<number, Map<number, Geo>> {
  const regions = new Map<number, Map<number, Geo>>();
  for (const { hid, geo, region } of hotels) {
    const geos = regions.get(region.id) ?? new Map<number, Geo>();
    regions.set(region.id, geos.set(hid, geo));
  }
  return regions;
}

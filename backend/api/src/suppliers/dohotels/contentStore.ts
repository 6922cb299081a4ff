import type { Geo } from '@tiquete/contracts';
import * as z from 'zod';
import { mapInTurns } from '../../lib/async/mapInTurns';
import { loadJson } from '../../lib/cache/json';
import type { Cache, CachePolicy } from '../../lib/cache/createCache';
import { reuseLoad } from '../../lib/cache/reuseLoad';
import { SupplierError } from '../../lib/http-client/supplierError';
import type { DoHotelsClient } from './client';
import { type HotelContent, hotelContentSchema, toContent } from './content';
import { CODE } from './refusal';

const HOUR_MS = 3_600_000;
/** Content is fresh for a day. After a week the name and the address are still usable. */
const POLICY: CachePolicy = {
  freshMs: 24 * HOUR_MS,
  renewMs: 24 * HOUR_MS,
  errorMs: 6 * 24 * HOUR_MS,
  loadMs: 60_000,
};

const rowsSchema = z.array(z.unknown());

export interface DoContent {
  byHid: ReadonlyMap<number, HotelContent>;
  /** Region numbers of the supplier by our place codes. */
  regions: ReadonlyMap<string, HotelContent['region']>;
  /** Coordinates of hotels by region number and hotel number. */
  geosByRegion: ReadonlyMap<number, Map<number, Geo>>;
}
export interface ContentStore {
  /** Returns all content. A load continues after the search that started it ends. @throws SupplierError */
  all(): Promise<DoContent>;
}

/** Increase the number whenever `hotelContentSchema` changes: replicas of two versions share the cache during an update. */
const CONTENT_KEY = 'do:content:4';

/**
 * Caches the hotels' names and places for a day. The supplier's prices come without them, so no hotel can be shown before the
 * first load.
 */
export function createContentStore(
  client: DoHotelsClient,
  cache: Cache,
  now: () => number,
): ContentStore {
  const load = async (signal: AbortSignal) => {
    const rows = await client.dump(signal);
    const hotels = (await mapInTurns(rows, toContent)).filter((hotel) => hotel !== undefined);
    if (rows.length > 0 && hotels.length === 0)
      throw new SupplierError(CODE, 'malformed', new Error('dump'));
    return hotels;
  };
  const read = async (): Promise<DoContent> => {
    const hotels = await loadJson(
      cache,
      CONTENT_KEY,
      POLICY,
      (value) => mapInTurns(rowsSchema.parse(value), (row) => hotelContentSchema.parse(row)),
      load,
    );
    return {
      byHid: new Map(hotels.map((hotel) => [hotel.hid, hotel])),
      regions: new Map(hotels.map(({ region }) => [region.code, region])),
      geosByRegion: groupGeos(hotels),
    };
  };
  return { all: reuseLoad({ load: read, now, ttlMs: HOUR_MS }) };
}

function groupGeos(hotels: readonly HotelContent[]): Map<number, Map<number, Geo>> {
  const regions = new Map<number, Map<number, Geo>>();
  for (const { hid, geo, region } of hotels) {
    const geos = regions.get(region.id) ?? new Map<number, Geo>();
    regions.set(region.id, geos.set(hid, geo));
  }
  return regions;
}

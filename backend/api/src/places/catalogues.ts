import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { mapInTurns } from '../lib/async/mapInTurns';
import { loadJson } from '../lib/cache/json';
import type { Cache, CachePolicy } from '../lib/cache/createCache';
import type { PlaceCatalogue } from './placeIndex';
import type { HotelCatalogue } from './ports';

const HOUR_MS = 3_600_000;
const POLICY: CachePolicy = { freshMs: 24 * HOUR_MS, errorMs: 7 * 24 * HOUR_MS, loadMs: 120_000 };
const [FIRST_RETRY_MS, LAST_RETRY_MS] = [1000, 60_000];

const hotelSchema = z.object({
  hotelCode: z.string(),
  name: z.string(),
  destination_code: z.string(),
  city_name: z.string(),
  star_number: z.number(),
  geo: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  image: z.string(),
});
const catalogueSchema = z.object({
  destinations: z.array(z.object({ code: z.string(), name: z.string(), country_code: z.string() })),
  hotels: z.array(z.unknown()),
});
/** A catalogue may have tens of thousands of hotels, so it is read in several turns. @throws ZodError */
async function readCatalogue(given: unknown): Promise<Omit<PlaceCatalogue, 'supplier'>> {
  const { destinations, hotels } = catalogueSchema.parse(given);
  return { destinations, hotels: await mapInTurns(hotels, (hotel) => hotelSchema.parse(hotel)) };
}

/** One supplier's content, fetched once a day for all replicas. @throws SupplierError */
export async function loadCatalogue(
  supplier: HotelCatalogue,
  cache: Cache,
  signal: AbortSignal,
): Promise<PlaceCatalogue> {
  const load = async (own: AbortSignal) => {
    const [destinations, hotels] = await Promise.all([
      supplier.destinations(own),
      supplier.hotels(own),
    ]);
    return readCatalogue({ destinations, hotels });
  };
  const key = `places:catalogue:2:${supplier.code}`;
  const loaded = await loadJson(cache, key, POLICY, readCatalogue, load, signal);
  return { supplier: supplier.code, ...loaded };
}

export interface Following {
  supplier: HotelCatalogue;
  cache: Cache;
  signal: AbortSignal;
  onLoaded: (catalogue: PlaceCatalogue) => Promise<void>;
  onFailed: (error: unknown) => void;
  /** Milliseconds to wait after the nth consecutive failure. */
  retryMs?: (failures: number) => number;
}

/** Keeps one supplier's catalogue current until the signal aborts: retries while it is down, then checks once an hour. */
export async function followCatalogue({
  supplier,
  cache,
  signal,
  onLoaded,
  onFailed,
  retryMs = backoff,
}: Following): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    try {
      await onLoaded(await loadCatalogue(supplier, cache, signal));
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      onFailed(error);
    }
    await sleep(failures > 0 ? retryMs(failures) : HOUR_MS, undefined, {
      signal,
      ref: false,
    }).catch(() => undefined);
  }
}

const backoff = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);

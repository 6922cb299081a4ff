import { type HotelReviews, hotelReviewsSchema, type HotelScore } from '@tiquete/contracts';
import * as z from 'zod';
import { mapInTurns } from '../../../lib/async/mapInTurns';
import { loadJson } from '../../../lib/cache/json';
import type { Cache, CachePolicy } from '../../../lib/cache/createCache';
import { reuseLoad } from '../../../lib/cache/reuseLoad';
import type { DoHotelsClient } from '../client';
import type { DoContentStore } from '../contentStore';
import { toReviews } from './toReviews';

const DAY_MS = 24 * 3_600_000;
/** Cache lifetimes of the file, which the vendor writes once a week. */
const POLICY: CachePolicy = {
  freshMs: 7 * DAY_MS,
  renewMs: 7 * DAY_MS,
  errorMs: 7 * DAY_MS,
  loadMs: 60_000,
};
/** Milliseconds until this process reads the shared cache again, and until it retries after a failure. */
const [TTL_MS, RETRY_MS] = [DAY_MS, 30_000];
/**
 * Cache key. Increase its number when the cached shape changes, because replicas of two versions share the cache during an
 * update.
 */
const REVIEWS_KEY = 'do:reviews:1';
const rowsSchema = z.array(z.unknown());
const cachedRowSchema = z.tuple([z.int(), hotelReviewsSchema]);

type ByHid = ReadonlyMap<number, HotelReviews>;

/** Stores reviews of hotels that we sell only. Prices are sold without reviews while the file is not available. */
export function createReviewStore(
  client: Pick<DoHotelsClient, 'reviewsDump'>,
  content: DoContentStore,
  cache: Cache,
  clock: () => Date,
) {
  let known: ByHid = new Map();
  const load = async (signal: AbortSignal) => {
    const [rows, { byHid }] = await Promise.all([client.reviewsDump(signal), content.all()]);
    const today = clock().toISOString().slice(0, 10);
    const read = await mapInTurns([...byHid.values()], ({ hid, id }): [number, HotelReviews][] => {
      const reviews = toReviews(Object.hasOwn(rows, id) ? rows[id] : undefined, today);
      return reviews ? [[hid, reviews]] : [];
    });
    return read.flat();
  };
  const read = async (): Promise<ByHid> => {
    const rows = await loadJson(
      cache,
      REVIEWS_KEY,
      POLICY,
      (value) => mapInTurns(rowsSchema.parse(value), (row) => cachedRowSchema.parse(row)),
      load,
    );
    known = new Map(rows);
    return known;
  };
  const all = reuseLoad({
    load: read,
    now: () => clock().getTime(),
    ttlMs: TTL_MS,
    failedMs: RETRY_MS,
  });
  const prepare = (): void => void all().catch(() => undefined);
  return {
    /** Score from the reviews that are already loaded. It never waits for the file, so neither does a search. */
    scoreOf: (hid: number): HotelScore | null => known.get(hid)?.score ?? null,
    /** Starts reading the file if it is due. */
    prepare,
    /** Reviews of a hotel. @throws SupplierError */
    async of(hid: number): Promise<HotelReviews | null> {
      if (known.size > 0) {
        prepare();
        return known.get(hid) ?? null;
      }
      return (await all()).get(hid) ?? null;
    },
  };
}

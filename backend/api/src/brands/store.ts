import type { BrandFile } from '@tiquete/contracts';
import { brandFileSchema } from '@tiquete/contracts';
import { type Changes, UNREPORTED_MS } from '../db/changes';
import type { Database } from '../db/database';
import { createReadThroughCache } from '../lib/cache/readThroughCache';

/** Maximum brands in memory; the least recently used are evicted. One takes a few kilobytes. */
const BRANDS_MAX = 500;
/**
 * Milliseconds for which a cached brand is used while changes are notified, in case the table changes without its trigger.
 */
const REPORTED_MS = 10 * 60_000;
/** Maximum cached hosts without a brand, and the milliseconds for which each is cached. */
const [UNKNOWN_HOSTS_MAX, UNKNOWN_HOST_MS] = [1000, 5000];
const LOOPBACKS = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * Finds brands by exact host and by id. Each is cached until it changes. While the table cannot be read, the last result is
 * used.
 */
export function createBrandStore(
  db: Pick<Database, 'query'>,
  clock: () => Date,
  changes: Pick<Changes, 'isLive' | 'subscribe'>,
) {
  const read = async (condition: string, values: unknown[]): Promise<BrandFile | undefined> => {
    const [row] = await db.query<{ file: unknown }>(
      `select file from brands where ${condition} order by id limit 1`,
      values,
    );
    return row && brandFileSchema.parse(row.file);
  };
  const readHost = async (host: string) => {
    const exact = await read('hosts @> array[$1]', [host]);
    return (
      exact ?? (LOOPBACKS.includes(host) ? read("(file->>'is_default')::boolean", []) : undefined)
    );
  };
  const options = {
    max: BRANDS_MAX,
    maxMissing: UNKNOWN_HOSTS_MAX,
    now: () => clock().getTime(),
    ttlMs(brand: BrandFile | undefined) {
      if (!changes.isLive()) return UNREPORTED_MS;
      return brand ? REPORTED_MS : UNKNOWN_HOST_MS;
    },
  };
  const hosts = createReadThroughCache({ ...options, read: readHost });
  const brands = createReadThroughCache({ ...options, read: (id) => read('id = $1', [id]) });
  changes.subscribe('brands', (brandId) => {
    for (const cache of [hosts, brands])
      cache.invalidate((brand) => brandId === null || brand.id === brandId);
  });
  return {
    /** Finds the brand of a host, which is in lower case without port. Returns a promise only while it reads the table. */
    byHost: (host: string): BrandFile | undefined | Promise<BrandFile | undefined> =>
      hosts.get(host),
    byId: (id: string): BrandFile | undefined | Promise<BrandFile | undefined> => brands.get(id),
    /** Ids of all brands in order, read from the table. */
    ids: async (): Promise<string[]> =>
      (await db.query<{ id: string }>('select id from brands order by id')).map(({ id }) => id),
    /** Clears the caches, so that the next call reads the table. */
    refresh() {
      for (const cache of [hosts, brands]) cache.clear();
    },
  };
}
export type BrandStore = ReturnType<typeof createBrandStore>;

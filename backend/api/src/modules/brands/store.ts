import type { BrandFile } from '@tiquete/contracts';
import { brandFileSchema } from '@tiquete/contracts';
import { type Changes, UNREPORTED_MS } from '../../db/changes';
import type { Database } from '../../db/database';
import { createKept } from '../../lib/cache/kept';

export interface BrandStore {
  /** `host` is lower-case and without port; undefined when no brand answers there. A promise only while the table is read. */
  byHost(host: string): BrandFile | undefined | Promise<BrandFile | undefined>;
  byId(id: string): BrandFile | undefined | Promise<BrandFile | undefined>;
  /** Of every brand, in order, as the table has them now. */
  ids(): Promise<string[]>;
  /** Forgets what was read, so that the next call sees the table. */
  refresh(): void;
}
/** Brands that are asked for least go first; one takes a few kilobytes. */
const MAX_BRANDS = 500;
/** Should a table ever change without its trigger. */
const REPORTED_MS = 10 * 60_000;
/** Of hosts that no brand has. */
const MAX_STRANGERS = 1000;
const STRANGER_MS = 5000;
const LOOPBACKS = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * Brands by exact host and by id, each read when it is asked for and kept until it changes. While the table cannot be read, the last
 * reading serves.
 */
export function createBrandStore(
  db: Pick<Database, 'query'>,
  clock: () => Date,
  changes: Pick<Changes, 'isLive' | 'subscribe'>,
): BrandStore {
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
    max: MAX_BRANDS,
    maxMissing: MAX_STRANGERS,
    now: () => clock().getTime(),
    goodForMs(brand: BrandFile | undefined) {
      if (!changes.isLive()) return UNREPORTED_MS;
      return brand ? REPORTED_MS : STRANGER_MS;
    },
  };
  const hosts = createKept({ ...options, read: readHost });
  const brands = createKept({ ...options, read: (id) => read('id = $1', [id]) });
  changes.subscribe('brands', (brandId) => {
    for (const kept of [hosts, brands])
      kept.renew((brand) => brandId === null || brand.id === brandId);
  });
  return {
    byHost: (host) => hosts.get(host),
    byId: (id) => brands.get(id),
    ids: async () =>
      (await db.query<{ id: string }>('select id from brands order by id')).map(({ id }) => id),
    refresh() {
      for (const kept of [hosts, brands]) kept.clear();
    },
  };
}

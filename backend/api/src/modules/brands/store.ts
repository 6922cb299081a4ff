import type { BrandFile } from '@tiquete/contracts';
import { brandFileSchema } from '@tiquete/contracts';
import type { Database } from '../../db/database';

export interface BrandStore {
  /** `host` is lower-case and without port; undefined when no brand answers there. A promise only while the table is read. */
  byHost(host: string): BrandFile | undefined | Promise<BrandFile | undefined>;
  all(): Promise<BrandFile[]>;
  /** Forgets what was read, so that the next call sees the table. */
  refresh(): void;
}
const CACHE_MS = 60_000;
const LOOPBACKS = ['127.0.0.1', '[::1]', 'localhost'];

/** Brands by exact host, read from their table once a minute; while the table cannot be read, the last reading serves. */
export function createBrandStore(db: Database, clock: () => Date): BrandStore {
  let known: { at: number; brands: BrandFile[] } | undefined;
  let reading: Promise<BrandFile[]> | undefined;
  const read = async () => {
    const rows = await db.query<{ file: unknown }>('select file from brands order by id');
    return rows.map((row) => brandFileSchema.parse(row.file));
  };
  const renew = (): Promise<BrandFile[]> => {
    const at = clock().getTime();
    const mine: Promise<BrandFile[]> = read()
      .then((brands) => {
        if (reading === mine) known = { at, brands };
        return brands;
      })
      .catch((error: unknown) => {
        if (!known) throw error;
        return known.brands;
      })
      .finally(() => {
        if (reading === mine) reading = undefined;
      });
    return mine;
  };
  const current = (): BrandFile[] | Promise<BrandFile[]> => {
    if (known && clock().getTime() - known.at < CACHE_MS) return known.brands;
    return (reading ??= renew());
  };
  return {
    all: async () => current(),
    byHost(host) {
      const brands = current();
      return brands instanceof Promise
        ? brands.then((all) => findByHost(all, host))
        : findByHost(brands, host);
    },
    refresh() {
      known = undefined;
      reading = undefined;
    },
  };
}

function findByHost(brands: readonly BrandFile[], host: string): BrandFile | undefined {
  const exact = brands.find((brand) => brand.hosts.includes(host));
  return exact ?? (LOOPBACKS.includes(host) ? brands.find((brand) => brand.is_default) : undefined);
}

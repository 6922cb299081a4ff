import type { BrandFile } from '@tiquete/contracts';
import { brandFileSchema } from '@tiquete/contracts';
import type { Database } from '../../db/database';

export interface BrandStore {
  /** `host` is lower-case and without port; undefined when no brand answers there. */
  byHost(host: string): Promise<BrandFile | undefined>;
  all(): Promise<BrandFile[]>;
  /** Forgets what was read, so that the next call sees the table. */
  refresh(): void;
}
const CACHE_MS = 60_000;
const LOOPBACKS = ['127.0.0.1', '[::1]', 'localhost'];

/** Brands by exact host, read from their table once a minute; while the table cannot be read, the last reading serves. */
export function createBrandStore(db: Database, clock: () => Date): BrandStore {
  let reading: { at: number; brands: Promise<BrandFile[]> } | undefined;
  const read = async () => {
    const rows = await db.query<{ file: unknown }>('select file from brands order by id');
    return rows.map((row) => brandFileSchema.parse(row.file));
  };
  const all = (): Promise<BrandFile[]> => {
    const now = clock().getTime();
    if (reading && now - reading.at < CACHE_MS) return reading.brands;
    const last = reading?.brands;
    const current = { at: now, brands: read() };
    reading = current;
    current.brands.catch(() => {
      if (reading === current) reading = undefined;
    });
    if (!last) return current.brands;
    current.brands = current.brands.catch(() => last);
    return current.brands;
  };
  return {
    all,
    async byHost(host) {
      const brands = await all();
      const exact = brands.find((brand) => brand.hosts.includes(host));
      if (exact) return exact;
      return LOOPBACKS.includes(host) ? brands.find((brand) => brand.is_default) : undefined;
    },
    refresh: () => {
      reading = undefined;
    },
  };
}

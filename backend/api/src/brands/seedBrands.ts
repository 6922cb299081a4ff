import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brandDraftSchema,
  brandPlatformSchema,
  type BrandSeed,
  brandSeedSchema,
} from '@tiquete/contracts';
import type { Database } from '../db/database';
import { problemLine, readJsonFile } from '../lib/readJsonFile';
import { withBrandsLock, checkDefault } from './history/publishBrand';
import { trustHosts } from './hosts/claims';
import { writePlatform } from './platform/platform';
import { trustSender } from './sender/senders';

/** Reads brand files, one brand per `*.json`. @throws Error naming file, line and field of each violation of the schema */
export function readBrandFiles(folder: string): BrandSeed[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return names.map((name) => {
    const read = readJsonFile(readFileSync(join(folder, name), 'utf8'), brandSeedSchema);
    if (read.kind === 'bad')
      throw new Error(read.problems.map((problem) => problemLine(name, problem)).join('; '));
    return read.file;
  });
}

/** Maximum number of hosts that a terminal shows. */
const MAX_LOCAL = 9;
/** Hosts of brands that a browser on this machine can open without DNS, in order. */
export async function localHosts(db: Pick<Database, 'query'>): Promise<string[]> {
  const rows = await db.query<{ host: string }>(
    `select host from brands, unnest(hosts) as host where host like '%.localhost' order by host limit $1`,
    [MAX_LOCAL],
  );
  return rows.map(({ host }) => host);
}

/**
 * Stores brands that are not in the database yet as their first version; later changes are made in the database. Returns the
 * ids of the new brands. @throws Error when two brands have one host, or there is not exactly one default
 */
export const seedBrands = (db: Database, brands: readonly BrandSeed[]): Promise<string[]> =>
  withBrandsLock(db, async (tx) => {
    const taken: string[] = [];
    for (const brand of brands) {
      // The draft omits the platform's fields, because versions do not contain them.
      const draft = JSON.stringify(brandDraftSchema.parse(brand));
      const rows = await tx.query(
        `insert into brands (id, hosts, file) select $1, $2, $3
          where not exists (select 1 from brand_versions where brand = $1)
         on conflict (id) do nothing returning id`,
        [brand.id, brand.hosts, JSON.stringify(brand)],
      );
      if (rows.length === 0) continue;
      await tx.query(
        `insert into brand_versions (brand, number, file, saved_at, saved_by, published_at, published_by)
         values ($1, 1, $2, now(), 'file', now(), 'file')`,
        [brand.id, draft],
      );
      await trustSender(tx, brand.id, brand.email);
      await writePlatform(
        tx,
        { name: 'file', at: new Date() },
        brand.id,
        brandPlatformSchema.parse(brand),
      );
      taken.push(brand.id);
    }
    const shared = await tx.query<{ host: string }>(
      'select host from brands, unnest(hosts) as host group by host having count(*) > 1',
    );
    if (shared.length > 0)
      throw new Error(`Hosts of more than one brand: ${shared.map(({ host }) => host).join(', ')}`);
    for (const { id, hosts } of brands.filter((brand) => taken.includes(brand.id)))
      await trustHosts(tx, id, hosts);
    await checkDefault(tx);
    return taken;
  });

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandFile, brandFileSchema } from '@tiquete/contracts';
import type { Database } from '../../db/database';

/** One brand per `*.json`. @throws Error naming the file that does not hold to the schema. */
export function readBrandFiles(folder: string): BrandFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return names.map((name) => {
    const parsed = brandFileSchema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    if (!parsed.success)
      throw new Error(
        `${name}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
      );
    return parsed.data;
  });
}

/** Makes one row of each brand, or brings it up to its file. @throws Error when a host would answer for two brands, or none or two are the default. */
export async function seedBrands(db: Database, brands: readonly BrandFile[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('lock table brands in share row exclusive mode');
    for (const brand of brands) {
      await tx.query(
        `insert into brands (id, hosts, file) values ($1, $2, $3)
         on conflict (id) do update set hosts = excluded.hosts, file = excluded.file, updated_at = now()
         where brands.file is distinct from excluded.file`,
        [brand.id, brand.hosts, JSON.stringify(brand)],
      );
    }
    const shared = await tx.query<{ host: string }>(
      'select host from brands, unnest(hosts) as host group by host having count(*) > 1',
    );
    if (shared.length > 0)
      throw new Error(`Hosts of more than one brand: ${shared.map(({ host }) => host).join(', ')}`);
    const defaults = await tx.query(`select 1 from brands where (file->>'is_default')::boolean`);
    if (defaults.length !== 1)
      throw new Error(`Exactly one brand must be the default; there are ${defaults.length}.`);
  });
}

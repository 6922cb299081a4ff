import type { Database } from '../../../db/database';
import { type CatalogueFile, catalogueFileSchema } from '../format/catalogueFile';
import type { CataloguePackage } from '../format/packageSchema';
import { readStoredPackages } from './readStoredPackages';

const AT_ONCE = 200;

/** A brand's catalogue in the import format, including closed departures and withdrawn packages. */
export function exportCatalogue(
  db: Pick<Database, 'withBrand'>,
  brandId: string,
): Promise<CatalogueFile> {
  return db.withBrand(brandId, async (tx) => {
    const rows = await tx.query<{ code: string }>(
      'select code from packages where brand = $1 order by code',
      [brandId],
    );
    const packages: CataloguePackage[] = [];
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const codes = rows.slice(start, start + AT_ONCE).map(({ code }) => code);
      for (const { given } of (await readStoredPackages(tx, codes)).values()) packages.push(given);
    }
    // Parsed again to restore the order of the fields, which PostgreSQL changes.
    return catalogueFileSchema.parse({ format: 'tiquete-packages', version: 1, packages });
  });
}

import type { Database, Tx } from '../../../db/database';
import { type CatalogueFile, catalogueFileSchema } from '../format/catalogueFile';
import { type CataloguePackage, packageContentSchema } from '../format/packageSchema';
import type { Departure } from '../format/saleSchemas';

/** A package as stored in the database. */
export interface StoredPackage {
  given: CataloguePackage;
  /** Days of departures with sold or held rooms. */
  takenDays: ReadonlySet<string>;
}
interface DepartureRow {
  package: string;
  date: string;
  season: string;
  is_offered: boolean;
  rooms: Departure['rooms'];
  taken: number;
}

/** Packages of the transaction's brand by code, with every departure. */
export async function readStoredPackages(
  tx: Tx,
  codes: readonly string[],
): Promise<Map<string, StoredPackage>> {
  const packages = await tx.query<{ content: unknown; is_on_sale: boolean }>(
    "select content, is_on_sale from packages where brand = current_setting('app.brand', true) and code = any($1) order by code",
    [codes],
  );
  const stored = new Map(
    packages.map(({ content, is_on_sale }) => {
      const parsed = packageContentSchema.parse(content);
      const given: CataloguePackage = { ...parsed, on_sale: is_on_sale, departures: [] };
      return [parsed.code, { given, takenDays: new Set<string>() }];
    }),
  );
  // An import of new packages only needs no further queries.
  if (stored.size === 0) return stored;
  const departures = await tx.query<DepartureRow>(
    `select d.package, d.starts_on::text as date, d.season, d.is_offered,
       jsonb_object_agg(a.room_type, a.total) as rooms, sum(a.held + a.sold)::int as taken
     from package_departures d join package_allotments a using (brand, package, starts_on)
     where d.brand = current_setting('app.brand', true) and d.package = any($1)
     group by d.brand, d.package, d.starts_on order by d.package, d.starts_on`,
    [[...stored.keys()]],
  );
  for (const { package: code, date, season, is_offered, rooms, taken } of departures) {
    const owner = stored.get(code);
    owner?.given.departures.push({ date, season, status: is_offered ? 'OPEN' : 'CLOSED', rooms });
    if (taken > 0) owner?.takenDays.add(date);
  }
  return stored;
}

/** Packages that an export reads at once. */
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

import type { Tx } from '../../../db/database';
import type { CataloguePackage } from '../format/packageSchema';
import type { Departure, RoomType } from '../format/saleSchemas';
import { allotmentRows, departureRow, packageRow } from './toRows';

/** A room type of a departure with fewer rooms in the file than are sold and held. */
export interface TooFew {
  package: string;
  date: string;
  room_type: RoomType;
  taken: number;
}

/**
 * Writes packages with all their departures. Sold and held rooms stay. Returns the room types with fewer rooms in the file
 * than sold and held. `known` are the codes that existed before.
 */
export async function writePackages(
  tx: Tx,
  brandId: string,
  packages: readonly CataloguePackage[],
  known: readonly string[],
  at: Date,
): Promise<TooFew[]> {
  await writeContents(tx, brandId, packages, at);
  const each = packages.flatMap((given) =>
    given.departures.map((departure) => [given, departure] as const),
  );
  await writeDepartures(tx, brandId, each);
  return writeAllotments(tx, brandId, each, known);
}

async function writeContents(
  tx: Tx,
  brandId: string,
  packages: readonly CataloguePackage[],
  at: Date,
) {
  await tx.query(
    `insert into packages (brand, code, name, currency, nights, is_on_sale, image, origins, include_types, stars, content, updated_at)
     select $1, code, name, currency, nights, is_on_sale, image, origins, include_types, stars, content, $3
     from jsonb_to_recordset($2::jsonb) as r(code text, name text, currency text, nights int, is_on_sale boolean, image text,
       origins text[], include_types text[], stars numeric[], content jsonb)
     on conflict (brand, code) do update set name = excluded.name, currency = excluded.currency, nights = excluded.nights,
       is_on_sale = excluded.is_on_sale, image = excluded.image, origins = excluded.origins, include_types = excluded.include_types,
       stars = excluded.stars, content = excluded.content, updated_at = excluded.updated_at`,
    [brandId, JSON.stringify(packages.map(packageRow)), at],
  );
}

type Each = readonly (readonly [CataloguePackage, Departure])[];

async function writeDepartures(tx: Tx, brandId: string, each: Each) {
  await tx.query(
    `insert into package_departures (brand, package, starts_on, sale_ends_on, season, from_price, is_offered)
     select $1, package, starts_on, sale_ends_on, season, from_price, is_offered
     from jsonb_to_recordset($2::jsonb) as r(package text, starts_on date, sale_ends_on date,
       season text, from_price bigint, is_offered boolean)
     on conflict (brand, package, starts_on) do update set sale_ends_on = excluded.sale_ends_on,
       season = excluded.season, from_price = excluded.from_price, is_offered = excluded.is_offered`,
    [brandId, JSON.stringify(each.map(([given, departure]) => departureRow(given, departure)))],
  );
}

async function writeAllotments(
  tx: Tx,
  brandId: string,
  each: Each,
  known: readonly string[],
): Promise<TooFew[]> {
  const wanted = each.flatMap(([given, departure]) => allotmentRows(given, departure));
  await tx.query(
    `insert into package_allotments as a (brand, package, starts_on, room_type, total)
     select $1, package, starts_on, room_type, total
     from jsonb_to_recordset($2::jsonb) as r(package text, starts_on date, room_type text, total int)
     on conflict (brand, package, starts_on, room_type) do update set total = excluded.total
       where a.held + a.sold <= excluded.total and a.total <> excluded.total`,
    [brandId, JSON.stringify(wanted)],
  );
  if (known.length === 0) return [];
  const stored = await tx.query<TooFew & { total: number }>(
    `select package, starts_on::text as date, room_type, total, held + sold as taken
     from package_allotments where brand = $1 and package = any($2)`,
    [brandId, known],
  );
  const totals = new Map(wanted.map((row) => [keyOf({ ...row, date: row.starts_on }), row.total]));
  const days = new Set(each.map(([{ code }, { date }]) => `${code} ${date}`));
  const others = stored.filter(
    (row) => days.has(`${row.package} ${row.date}`) && totals.get(keyOf(row)) !== row.total,
  );
  const leftOut = others.filter((row) => !totals.has(keyOf(row)));
  const gone = await removeFree(tx, brandId, leftOut);
  return others.filter((row) => !gone.has(keyOf(row)));
}
const keyOf = (row: Pick<TooFew, 'package' | 'date' | 'room_type'>) =>
  `${row.package} ${row.date} ${row.room_type}`;

/** Deletes room types that the file omits, except those with sold or held rooms. Returns the deleted ones. */
async function removeFree(
  tx: Tx,
  brandId: string,
  rows: readonly TooFew[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const gone = await tx.query<TooFew>(
    `delete from package_allotments where brand = $1 and held + sold = 0
       and (package, starts_on, room_type) in (
         select package, date, room_type from jsonb_to_recordset($2::jsonb) as r(package text, date date, room_type text))
     returning package, starts_on::text as date, room_type, 0 as taken`,
    [brandId, JSON.stringify(rows)],
  );
  return new Set(gone.map(keyOf));
}

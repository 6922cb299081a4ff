import type { Tx } from '../../../db/database';
import type { CataloguePackage } from '../format/packageSchema';
import type { Departure, RoomType } from '../format/saleSchemas';
import { allotmentRows, departureRow, packageRow, placesOf } from './toRows';

/** A room type of a departure of which more rooms are sold and held than there shall be. */
export interface TooFew {
  package: string;
  date: string;
  room_type: RoomType;
  taken: number;
}

/** Writes packages with all their departures. What is sold or held stays; answers where that is more than there shall be. */
export async function writePackages(
  tx: Tx,
  brandId: string,
  packages: readonly CataloguePackage[],
  at: Date,
): Promise<TooFew[]> {
  await writeContents(tx, brandId, packages, at);
  await writePlaces(tx, brandId, packages);
  const each = packages.flatMap((given) =>
    given.departures.map((departure) => [given, departure] as const),
  );
  await writeDepartures(tx, brandId, each);
  return writeAllotments(tx, brandId, each);
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

async function writePlaces(tx: Tx, brandId: string, packages: readonly CataloguePackage[]) {
  const places = packages.flatMap((given) =>
    placesOf(given).map((place) => ({ place, package: given.code })),
  );
  await tx.query('delete from package_places where brand = $1 and package = any($2)', [
    brandId,
    packages.map(({ code }) => code),
  ]);
  await tx.query(
    `insert into package_places (brand, place, package)
     select $1, place, package from jsonb_to_recordset($2::jsonb) as r(place text, package text)`,
    [brandId, JSON.stringify(places)],
  );
}

type Each = readonly (readonly [CataloguePackage, Departure])[];

async function writeDepartures(tx: Tx, brandId: string, each: Each) {
  await tx.query(
    `insert into package_departures (brand, package, starts_on, sale_ends_on, season, from_price, is_open)
     select $1, package, starts_on, sale_ends_on, season, from_price, is_open
     from jsonb_to_recordset($2::jsonb) as r(package text, starts_on date, sale_ends_on date, season text, from_price bigint, is_open boolean)
     on conflict (brand, package, starts_on) do update set sale_ends_on = excluded.sale_ends_on, season = excluded.season,
       from_price = excluded.from_price, is_open = excluded.is_open`,
    [brandId, JSON.stringify(each.map(([given, departure]) => departureRow(given, departure)))],
  );
}

async function writeAllotments(tx: Tx, brandId: string, each: Each): Promise<TooFew[]> {
  const wanted = JSON.stringify(
    each.flatMap(([given, departure]) => allotmentRows(given, departure)),
  );
  const rows = 'r(package text, starts_on date, room_type text, total int)';
  await tx.query(
    `insert into package_allotments as a (brand, package, starts_on, room_type, total)
     select $1, package, starts_on, room_type, total from jsonb_to_recordset($2::jsonb) as ${rows}
     on conflict (brand, package, starts_on, room_type) do update set total = excluded.total
       where a.held + a.sold <= excluded.total and a.total <> excluded.total`,
    [brandId, wanted],
  );
  // A type that the file leaves out goes, unless somebody has a room of it.
  const left = `from (select distinct package, starts_on from jsonb_to_recordset($2::jsonb) as ${rows}) d
     join package_allotments a on a.brand = $1 and a.package = d.package and a.starts_on = d.starts_on
     left join jsonb_to_recordset($2::jsonb) as ${rows} on r.package = a.package and r.starts_on = a.starts_on and r.room_type = a.room_type`;
  await tx.query(
    `delete from package_allotments where (brand, package, starts_on, room_type) in (
       select a.brand, a.package, a.starts_on, a.room_type ${left}
       where r.total is null) and held + sold = 0`,
    [brandId, wanted],
  );
  return tx.query<TooFew>(
    `select a.package, a.starts_on::text as date, a.room_type, a.held + a.sold as taken ${left}
     where a.total is distinct from r.total`,
    [brandId, wanted],
  );
}

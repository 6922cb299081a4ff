import type { Database } from '../../../db/database';
import { packageContentSchema } from '../format/packageSchema';
import type { DepartureOffer, PackageCatalogue, PackageDetail } from '../ports';
import { createListings, type Listings } from './listing/createListings';
import { readCards } from './readCards';

/** Our own catalogue of packages, stored in the tables of migration 0033. */
export function createPostgresCatalogue(
  db: Pick<Database, 'queryBrand' | 'queryBrands'>,
): PackageCatalogue & Pick<Listings, 'loadAhead'> {
  return {
    ...createListings(db),
    cards: (brandId, departures) => readCards(db, brandId, departures),
    read: (brandId, code, today) => readDetail(db, brandId, code, today),
  };
}

interface DetailRow {
  content: unknown;
  departures: Omit<DepartureOffer, 'status'>[];
}
async function readDetail(
  db: Pick<Database, 'queryBrand'>,
  brandId: string,
  code: string,
  today: string,
): Promise<PackageDetail | null> {
  const [row] = await db.queryBrand<DetailRow>(brandId, DETAIL, [brandId, code, today]);
  return row
    ? {
        content: packageContentSchema.parse(row.content),
        departures: row.departures.map((one) => ({ ...one, status: 'OPEN' })),
      }
    : null;
}

/** The content comes in a row of its own, because it is long and would repeat for each departure. */
const DETAIL = `
  select p.content, coalesce(d.list, '[]') as departures
  from packages p
  cross join lateral (
    select jsonb_agg(jsonb_build_object('date', d.starts_on, 'season', d.season, 'fromPrice', d.from_price, 'left', a.left, 'sold', a.sold,
      'isConfirmed', d.decision is not distinct from 'CONFIRM')
      order by d.starts_on) as list
    from package_departures d
    cross join lateral (
      select jsonb_object_agg(room_type, total - held - sold) as left, jsonb_object_agg(room_type, sold) as sold
      from package_allotments where brand = d.brand and package = d.package and starts_on = d.starts_on) a
    where d.brand = p.brand and d.package = p.code and d.is_open and d.sale_ends_on >= $3 and d.starts_on >= $3) d
  where p.brand = $1 and p.code = $2 and p.is_on_sale`;

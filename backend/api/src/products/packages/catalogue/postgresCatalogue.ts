import type { Database } from '../../../db/database';
import { packageContentSchema } from '../format/packageSchema';
import type {
  DepartureOffer,
  FoundPackage,
  PackageCatalogue,
  PackageDetail,
  PackageFilter,
  PackagePage,
} from '../ports';
import { DEPARTS, filterValues, HAS_ROOM, matches, RANKS, RATE } from './searchSql';

type FoundRow = FoundPackage & { rank: string; total: number };
interface DetailRow extends Omit<DepartureOffer, 'status'> {
  content: unknown;
}

/** Our own catalogue, in the tables of 0033. */
export function createPostgresCatalogue(db: Pick<Database, 'queryBrand'>): PackageCatalogue {
  return {
    async find(brandId, filter, page) {
      const rows = await db.queryBrand<FoundRow>(brandId, findSql(filter, page), [
        ...filterValues(brandId, filter),
        ...pageValues(filter, page),
      ]);
      const shown = rows.slice(0, page.limit);
      const last = shown.at(-1);
      return {
        total: rows[0]?.total ?? 0,
        packages: shown.map(({ rank, total, ...found }) => found),
        next: last && rows.length > page.limit ? { rank: last.rank, code: last.code } : null,
      };
    },
    async months(brandId, filter) {
      const rows = await db.queryBrand<{ date: string; pesos: number }>(
        brandId,
        monthsSql(filter),
        [...filterValues(brandId, filter), ...priceValues(filter)],
      );
      const months = [...new Set(rows.map(({ date }) => date.slice(0, 7)))];
      return months.map((month) => ({
        month,
        dates: rows.filter(({ date }) => date.startsWith(month)),
      }));
    },
    read: (brandId, code, today) => readDetail(db, brandId, code, today),
    async prices(brandId, code, date, today) {
      const detail = await readDetail(db, brandId, code, today);
      const departure = detail?.departures.find((one) => one.date === date);
      if (!detail || !departure) return null;
      const { currency, prices } = detail.content;
      const { season } = departure;
      return { currency, season, prices: prices.filter((price) => price.season === season) };
    },
  };
}

async function readDetail(
  db: Pick<Database, 'queryBrand'>,
  brandId: string,
  code: string,
  today: string,
): Promise<PackageDetail | null> {
  const rows = await db.queryBrand<DetailRow>(brandId, DETAIL, [brandId, code, today]);
  if (!rows[0]) return null;
  return {
    content: packageContentSchema.parse(rows[0].content),
    departures: rows.flatMap(({ content, ...departure }) =>
      departure.date === null ? [] : [{ ...departure, status: 'OPEN' as const }],
    ),
  };
}

const ANY_PRICE = Number.MAX_SAFE_INTEGER;
const priceValues = ({ price }: PackageFilter) => [price?.min ?? 0, price?.max ?? ANY_PRICE];
/** One more than is shown says whether there is a next page. */
const pageValues = (filter: PackageFilter, { limit, after }: PackagePage) => [
  ...priceValues(filter),
  after?.rank ?? null,
  after?.code ?? null,
  limit + 1,
];

const findSql = (filter: PackageFilter, { order }: PackagePage) => `
  with found as (
    select p.code, p.name, p.image, p.nights, p.include_types, p.stars, p.currency, d.starts_on, d.from_price,
      round(d.from_price * ${RATE})::bigint as pesos
    from packages p cross join lateral (
      select d.starts_on, d.from_price from package_departures d
      where d.brand = p.brand and d.package = p.code and ${DEPARTS} and ${HAS_ROOM}
      order by d.from_price, d.starts_on limit 1) d
    where ${matches(filter)}),
  priced as (select *, ${RANKS[order]} as rank from found where pesos between $12 and $13)
  select code, name, image, nights, include_types as "includeTypes", stars::float8[] as stars, currency, starts_on::text as date,
    from_price as "fromPrice", pesos, rank::text, (select count(*)::int from priced) as total
  from priced where $14::numeric is null or (rank, code) > ($14::numeric, $15::text)
  order by priced.rank, code limit $16`;

const monthsSql = (filter: PackageFilter) => `
  select date, pesos from (
    select d.starts_on::text as date, min(round(d.from_price * ${RATE})::bigint) as pesos
    from packages p join package_departures d on d.brand = p.brand and d.package = p.code
    where ${matches(filter)} and ${DEPARTS} and ${HAS_ROOM}
      and round(d.from_price * ${RATE}) between $12 and $13
    group by d.starts_on) days
  order by date`;

const DETAIL = `
  select p.content, d.starts_on::text as date, d.season, d.from_price as "fromPrice",
    (select jsonb_object_agg(a.room_type, a.total - a.held - a.sold) from package_allotments a
      where a.brand = d.brand and a.package = d.package and a.starts_on = d.starts_on) as left
  from packages p
  left join package_departures d on d.brand = p.brand and d.package = p.code and d.is_open and d.sale_ends_on >= $3 and d.starts_on >= $3
  where p.brand = $1 and p.code = $2 and p.is_on_sale
  order by d.starts_on`;

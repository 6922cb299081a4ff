import { PACKAGE_INCLUSIONS, REGIONS, type Region } from '@tiquete/contracts';
import * as z from 'zod';
import type { Database } from '../../../../db/database';
import { regionOf } from '../../../../places';
import { bedsSoldOf } from '../../departures/allotments';
import {
  createListing,
  type DepartureChange,
  type DepartureColumns,
  type ListedPackage,
  type Listing,
  toDayNumber,
  toDayText,
  toMonthNumber,
  type Traits,
} from './listing';

type Db = Pick<Database, 'queryBrand'>;
/**
 * State up to which a listing was read: version of the catalogue, and transactions. Null when the brand has no catalogue.
 */
export interface ListingState {
  version: number | null;
  /** Transaction id from which on changes may be unread. */
  horizon: string;
  changes: DepartureChange[];
}

const HOME_COUNTRY = 'CO';
const numbers = z.string().transform((text) => (text === '' ? [] : text.split(' ').map(Number)));
const rowSchema = z.object({
  code: z.string(),
  name: z.string(),
  image: z.string(),
  nights: z.int(),
  currency: z.enum(['COP', 'USD']),
  includes: z.array(z.enum(PACKAGE_INCLUSIONS)),
  stars: z.array(z.number()),
  origins: z.array(
    z.object({ code: z.string(), name: z.string(), supplement: z.int().default(0) }),
  ),
  stops: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      country: z.string(),
      is_gateway: z.boolean().optional(),
    }),
  ),
  day: numbers,
  saleEnd: numbers,
  price: numbers,
  isOpen: numbers,
  left: numbers,
  isCertain: numbers,
});
type Row = z.infer<typeof rowSchema>;

/**
 * Packages that a brand sells, with their departures from `today` on. They are read and parsed in parts of `atOnce`
 * packages, so that other requests are answered meanwhile.
 */
export async function readListing(
  db: Db,
  brandId: string,
  today: string,
  atOnce: number,
): Promise<Listing> {
  const packages: ListedPackage[] = [];
  const parts: DepartureColumns[] = [];
  const traits = new Map<string, Traits>();
  let rows: Row[];
  do {
    const values = [brandId, packages.at(-1)?.code ?? '', today, atOnce];
    rows = (await db.queryBrand(brandId, PACKAGES, values)).map((row) => rowSchema.parse(row));
    packages.push(...toPackages(rows, packages.at(-1)?.end ?? 0, traits));
    parts.push(toColumns(rows));
  } while (rows.length === atOnce);
  return createListing(packages, joinColumns(parts));
}

/** `start` is the row of the first departure of the first package. `known` has the traits of earlier packages. */
function toPackages(
  rows: readonly Row[],
  start: number,
  known: Map<string, Traits>,
): ListedPackage[] {
  let end = start;
  return rows.map(({ code, name, image, nights, currency, origins, ...row }) => {
    const first = end;
    end += row.day.length;
    const stops = row.stops.filter(({ is_gateway }) => !is_gateway);
    const abroad = stops.filter(({ country }) => country !== HOME_COUNTRY);
    const regions = [...new Set(abroad.map(({ country }) => regionOf(country)))].filter(isRegion);
    const places = new Set<string>([
      ...stops.flatMap((stop) => [stop.code, stop.country]),
      ...regions,
    ]);
    const own = { regions, includes: row.includes, stars: row.stars };
    const key = JSON.stringify(own);
    const traits = known.get(key) ?? { number: known.size, ...own };
    known.set(key, traits);
    return {
      code,
      name,
      image,
      nights,
      currency,
      traits,
      origins,
      stops,
      places,
      first,
      end,
    };
  });
}
const isRegion = (text: string): text is Region => REGIONS.some((region) => region === text);

const toColumns = (rows: readonly Row[]): DepartureColumns => ({
  day: Int32Array.from(rows.flatMap(({ day }) => day)),
  month: Int16Array.from(rows.flatMap(({ day }) => day.map(monthOf))),
  saleEnd: Int32Array.from(rows.flatMap(({ saleEnd }) => saleEnd)),
  price: Int32Array.from(rows.flatMap(({ price }) => price)),
  isOpen: Uint8Array.from(rows.flatMap(({ isOpen }) => isOpen)),
  left: Int32Array.from(rows.flatMap(({ left }) => left)),
  isCertain: Uint8Array.from(rows.flatMap(({ isCertain }) => isCertain)),
});
const monthOf = (day: number): number => toMonthNumber(toDayText(day));
function joinColumns(parts: readonly DepartureColumns[]): DepartureColumns {
  const all = parts.reduce((sum, { day }) => sum + day.length, 0);
  const join = <Column extends Int32Array | Int16Array | Uint8Array>(
    whole: Column,
    columnOf: (part: DepartureColumns) => Column,
  ): Column => {
    let offset = 0;
    for (const part of parts) {
      whole.set(columnOf(part), offset);
      offset += part.day.length;
    }
    return whole;
  };
  return {
    day: join(new Int32Array(all), ({ day }) => day),
    month: join(new Int16Array(all), ({ month }) => month),
    saleEnd: join(new Int32Array(all), ({ saleEnd }) => saleEnd),
    price: join(new Int32Array(all), ({ price }) => price),
    isOpen: join(new Uint8Array(all), ({ isOpen }) => isOpen),
    left: join(new Int32Array(all), ({ left }) => left),
    isCertain: join(new Uint8Array(all), ({ isCertain }) => isCertain),
  };
}

/** Reads the changes since a horizon. Without a horizon, it reads only the current state of the catalogue. */
export async function readListingState(
  db: Db,
  brandId: string,
  since: string | null,
): Promise<ListingState> {
  const rows = await db.queryBrand<StateRow>(brandId, STATE, [brandId, since]);
  const [first] = rows;
  if (!first) throw new Error('the catalogue’s state is one row at least');
  return {
    version: first.version,
    horizon: first.horizon,
    changes: rows.flatMap(({ code, day, isOpen, left, isCertain }) =>
      code === null ? [] : [{ code, day: toDayNumber(day), isOpen, left, isCertain }],
    ),
  };
}
type StateRow = Pick<ListingState, 'version' | 'horizon'> &
  Omit<DepartureChange, 'code' | 'day'> & { code: string | null; day: string };

/** SQL sums over the allotments `a`. */
const ROOMS = `sum(a.total - a.held - a.sold)::int as left,
  ${bedsSoldOf('a')} as beds_sold`;
/** SQL condition that departure `d` of package `p` with rooms `r` takes place. */
const IS_CERTAIN =
  "(d.decision is not distinct from 'CONFIRM' or r.beds_sold >= coalesce(p.minimum_travelers, 0))";
const column = (value: string) =>
  `coalesce(string_agg((${value})::text, ' ' order by d.starts_on), '')`;

const PACKAGES = `
  select p.code, p.name, p.image, p.nights, p.currency, p.include_types as includes, p.stars::float8[] as stars,
    coalesce(p.content -> 'origins', '[]') as origins, p.content -> 'stops' as stops, days.*
  from (select * from packages where brand = $1 and is_on_sale and code > $2 order by code limit $4) p
  cross join lateral (
    select ${column("d.starts_on - date '1970-01-01'")} as day, ${column("d.sale_ends_on - date '1970-01-01'")} as "saleEnd",
      ${column('d.from_price')} as price, ${column('d.is_open::int')} as "isOpen",
      ${column('r.left')} as left, ${column(`${IS_CERTAIN}::int`)} as "isCertain"
    from package_departures d
    join (
      select a.starts_on, ${ROOMS} from package_allotments a
      where a.brand = p.brand and a.package = p.code and a.starts_on >= $3 group by a.starts_on) r using (starts_on)
    where d.brand = p.brand and d.package = p.code) days
  order by p.code`;

// `offset 0` makes PostgreSQL look up each change by its key. Otherwise it expects more changes and joins every departure.
const STATE = `
  select c.version, pg_snapshot_xmin(pg_current_snapshot())::text as horizon, changed.*
  from (select (select version from package_catalogues where brand = $1) as version) c
  left join lateral (
    select m.package as code, m.starts_on::text as day, d.is_open as "isOpen", r.left, ${IS_CERTAIN} as "isCertain"
    from (select distinct package, starts_on from package_allotments where brand = $1 and changed_in >= $2::xid8) m
    cross join lateral (
      select is_open, decision from package_departures
      where brand = $1 and package = m.package and starts_on = m.starts_on offset 0) d
    cross join lateral (
      select minimum_travelers from packages where brand = $1 and code = m.package offset 0) p
    cross join lateral (
      select ${ROOMS} from package_allotments a
      where a.brand = $1 and a.package = m.package and a.starts_on = m.starts_on) r) changed on true`;

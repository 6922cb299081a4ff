import type { PackageFilter, PackageOrder } from '../ports';

/** Numbers by which lists are ordered, the smallest first; equal ones by code. */
export const RANKS: Record<PackageOrder, string> = {
  price_asc: 'pesos',
  price_desc: '-pesos',
  nights_asc: 'nights',
  departure_asc: "starts_on - date '2000-01-01'",
};

/** Whether a room of departure `d` is free; asked of one departure after the other (`offset 0`), for the cheapest that has one ends the search. */
export const HAS_ROOM = `exists (select from package_allotments a
  where a.brand = d.brand and a.package = d.package and a.starts_on = d.starts_on and a.held + a.sold < a.total offset 0)`;

/** Packages `p` of the filter; its values are `filterValues`, from $1. Places are looked up first, as a list: the rest goes by keys. */
export const matches = ({ places }: PackageFilter): string => `p.brand = $1 and p.is_on_sale
  and ${places ? 'p.code = any(array(select package from package_places where brand = $1 and place = any($2)))' : '$2::text[] is null'}
  and ($3::text is null or p.origins = '{}' or $3 = any(p.origins))
  and p.nights between $4 and $5
  and p.include_types @> $6::text[]
  and ($7::numeric[] is null or p.stars && $7)`;
/** Departures `d` of the filter. */
export const DEPARTS = `d.is_open and d.starts_on between $8 and $9 and d.sale_ends_on >= $10`;
/** Pesos for one unit of the package's currency; null without a rate. */
export const RATE = `case p.currency when 'COP' then 1 else ($11::jsonb ->> p.currency)::numeric end`;

const LONGEST = 1000;
export const filterValues = (brandId: string, filter: PackageFilter): unknown[] => [
  brandId,
  filter.places ?? null,
  filter.origin ?? null,
  filter.nights?.min ?? 0,
  filter.nights?.max ?? LONGEST,
  filter.includes ?? [],
  filter.stars ?? null,
  filter.from,
  filter.to,
  filter.today,
  JSON.stringify(filter.rates),
];

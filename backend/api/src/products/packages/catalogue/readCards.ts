import type { Database } from '../../../db/database';
import { inOwnTurn } from '../../../lib/async/inOwnTurn';
import { packageContentSchema } from '../format/packageSchema';
import type { DepartureRooms, PackageCard } from '../ports';

const cardContentSchema = packageContentSchema.pick({
  summary: true,
  currency: true,
  origins: true,
  stops: true,
  includes: true,
  hotels: true,
  prices: true,
  pictures: true,
  deposit: true,
  minimum_group: true,
  min_age: true,
  flights: true,
});
interface CardRow extends DepartureRooms {
  code: string;
  season: string;
  content: unknown;
}

/** Facts for one page of a list, with the current rooms. Only the needed fields of a package are read. */
export async function readCards(
  db: Pick<Database, 'queryBrand'>,
  brandId: string,
  departures: readonly { code: string; date: string }[],
): Promise<PackageCard[]> {
  if (departures.length === 0) return [];
  const wanted = departures.map(({ code, date }) => ({ code, date }));
  const rows = await db.queryBrand<CardRow>(brandId, CARDS, [
    brandId,
    JSON.stringify(wanted),
    PARTS,
  ]);
  return inOwnTurn(() => rows.map(toCard));
}
const toCard = ({ code, season, content, left, sold, isConfirmed }: CardRow): PackageCard => ({
  code,
  season,
  content: cardContentSchema.parse(content),
  rooms: { left, sold, isConfirmed },
});

const PARTS = Object.keys(cardContentSchema.shape);
// `offset 0` makes PostgreSQL look up the thirty packages by key, in a catalogue of any size.
const CARDS = `
  select r.code, d.season, d."isConfirmed", a.left, a.sold, p.content
  from jsonb_to_recordset($2::jsonb) as r(code text, date date)
  cross join lateral (
    select (select jsonb_object_agg(key, value) from jsonb_each(content) where key = any($3)) as content
    from packages where brand = $1 and code = r.code offset 0) p
  cross join lateral (
    select season, decision is not distinct from 'CONFIRM' as "isConfirmed"
    from package_departures
    where brand = $1 and package = r.code and starts_on = r.date offset 0) d
  cross join lateral (
    select jsonb_object_agg(room_type, total - held - sold) as left, jsonb_object_agg(room_type, sold) as sold
    from package_allotments where brand = $1 and package = r.code and starts_on = r.date) a`;

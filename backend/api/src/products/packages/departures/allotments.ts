import type { Tx } from '../../../db/database';
import type { RoomType } from '../format/saleSchemas';
import type { DepartureKey } from './departureId';

/** A number of rooms of one type of a departure. */
export interface Rooms {
  package: string;
  date: string;
  roomType: RoomType;
  count: number;
}
type Move = (tx: Tx, brandId: string, rooms: readonly Rooms[]) => Promise<boolean>;

/**
 * Moves rooms between free, held and sold. One statement per type checks and writes at once, always in the same order of
 * types, so that two buyers cannot deadlock. Returns false when some rooms cannot be moved; the caller then rolls back the
 * others.
 */
const move =
  (change: string, guard: string): Move =>
  async (tx, brandId, rooms) => {
    const inOrder = [...rooms].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    for (const { package: code, date, roomType, count } of inOrder) {
      const moved = await tx.query(
        `update package_allotments a set ${change}, changed_in = pg_current_xact_id()
         where brand = $1 and package = $2 and starts_on = $3 and room_type = $4 and $5::int > 0 and ${guard} returning brand`,
        [brandId, code, date, roomType, count],
      );
      if (moved.length === 0) return false;
    }
    return true;
  };
const keyOf = (rooms: Rooms) => `${rooms.package} ${rooms.date} ${rooms.roomType}`;
const IS_OPEN = `exists (select from package_departures d
  where d.brand = a.brand and d.package = a.package and d.starts_on = a.starts_on and d.is_open)`;

/** Holds rooms for a buyer. */
export const holdRooms = move('held = held + $5', `held + sold + $5 <= total and ${IS_OPEN}`);
/** Releases held rooms that were not bought. */
export const releaseRooms = move('held = held - $5', 'held >= $5');
/** Sells held rooms after the payment. */
export const sellRooms = move('held = held - $5, sold = sold + $5', 'held >= $5');
/** Returns sold rooms after a cancellation. */
export const returnRooms = move('sold = sold - $5', 'sold >= $5');
/** Sets the total number of rooms of a type. Returns false when more are held and sold, or the type is unknown. */
export const setTotal = move('total = $5', 'held + sold <= $5');

/** SQL sum of the beds in the sold rooms of the allotments `alias`, which counts towards a minimum group. */
export const bedsSoldOf = (alias: string): string =>
  `sum(${alias}.sold * case ${alias}.room_type when 'single' then 1 when 'double' then 2 else 3 end)::int`;

/** Codes of the bookings that bought rooms of a departure. */
export async function readSoldCodes(
  tx: Tx,
  brandId: string,
  { package: code, date }: DepartureKey,
): Promise<string[]> {
  const sold = await tx.query<{ reference: string }>(
    "select reference from package_holds where brand = $1 and package = $2 and starts_on = $3 and state = 'SOLD'",
    [brandId, code, date],
  );
  return sold.map(({ reference }) => reference);
}

/** Returns all sold rooms of a departure to the free ones. The result lists the affected bookings. */
export async function returnAll(
  tx: Tx,
  brandId: string,
  { package: code, date }: DepartureKey,
  at: Date,
): Promise<string[]> {
  const key = [brandId, code, date];
  const returned = await tx.query<{ reference: string }>(
    `update package_holds set state = 'RETURNED', updated_at = $4
     where brand = $1 and package = $2 and starts_on = $3 and state = 'SOLD' returning reference`,
    [...key, at],
  );
  await tx.query(
    `update package_allotments a set sold = 0, changed_in = pg_current_xact_id()
     from (select room_type from package_allotments where brand = $1 and package = $2 and starts_on = $3 order by room_type for update) r
     where a.brand = $1 and a.package = $2 and a.starts_on = $3 and a.room_type = r.room_type`,
    key,
  );
  return returned.map(({ reference }) => reference);
}

import type { PackageSummary } from '@tiquete/contracts';
import type { DepartureRooms } from '../ports';
import { ROOM_TYPES, type RoomType } from '../format/saleSchemas';

type Availability = PackageSummary['availability'];
type MinimumGroup = { travelers: number } | undefined;
const BEDS: Record<RoomType, number> = { single: 1, double: 2, triple: 3 };
const sumOf = (rooms: DepartureRooms['left'], weigh: (type: RoomType) => number): number =>
  ROOM_TYPES.reduce((sum, type) => sum + (rooms[type] ?? 0) * weigh(type), 0);

/** Availability of a departure: whether rooms are free, and whether the beds in sold rooms reach its minimum group. */
export const availabilityOf = (rooms: DepartureRooms, minimum: MinimumGroup): Availability =>
  statusOf(
    sumOf(rooms.left, () => 1),
    isGroupReached(rooms, minimum),
  );

/** Availability by the number of rooms left of any type. */
export function statusOf(left: number, isReached: boolean): Availability {
  if (left === 0) return { status: 'SOLD_OUT', total: 0 };
  return { status: isReached ? 'AVAILABLE' : 'ON_REQUEST', total: left };
}

export const isGroupReached = (
  { sold, isConfirmed }: Pick<DepartureRooms, 'sold' | 'isConfirmed'>,
  minimum: MinimumGroup,
): boolean =>
  minimum === undefined || isConfirmed || sumOf(sold, (type) => BEDS[type]) >= minimum.travelers;

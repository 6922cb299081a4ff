import type { Seat } from '@tiquete/contracts';
import type { SupplierSeatMap } from '../ports';

export interface FoundSeat {
  seat: Seat;
  segmentId: string;
  /** The supplier's key of the seat. */
  key: unknown;
}
/** The seat with this code; undefined when no map has it. */
export function findSeat(maps: readonly SupplierSeatMap[], code: string): FoundSeat | undefined {
  for (const { map, keys } of maps) {
    const seat = map.decks.flatMap(({ seats }) => seats).find((one) => one.code === code);
    if (seat) return { seat, segmentId: map.segment_id, key: keys[code] };
  }
  return undefined;
}

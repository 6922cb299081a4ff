import type { Room } from '@tiquete/contracts';

/** Rooms with the same number of adults and the same ages of children. Hotelbeds prices them together. */
export interface Occupancy {
  rooms: number;
  adults: number;
  /** Ages of the children in ascending order. */
  childrenAges: number[];
}

export const agesKey = (ages: readonly number[]): string =>
  [...ages].sort((a, b) => a - b).join(',');

export function toOccupancies(rooms: readonly Room[]): Occupancy[] {
  const byKey = new Map<string, Occupancy>();
  for (const room of rooms) {
    const key = `${room.adults}/${agesKey(room.childrens)}`;
    const known = byKey.get(key);
    const childrenAges = [...room.childrens].sort((a, b) => a - b);
    byKey.set(
      key,
      known
        ? { ...known, rooms: known.rooms + 1 }
        : { rooms: 1, adults: room.adults, childrenAges },
    );
  }
  return [...byKey.values()];
}

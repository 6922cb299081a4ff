import type { SupplierRoom } from '../../../products/hotels/ports';

/** Rooms of one kind become that room. Rooms of several kinds become one with joined names and added capacities. */
export function joinRooms(rooms: readonly { room: SupplierRoom; count: number }[]): SupplierRoom {
  const kinds = new Map<string, { room: SupplierRoom; count: number }>();
  for (const { room, count } of rooms)
    kinds.set(room.code, { room, count: count + (kinds.get(room.code)?.count ?? 0) });
  const parts = [...kinds.values()];
  const [first] = parts;
  if (first && parts.length === 1) return first.room;
  const times = (count: number, name: string) => (count > 1 ? `${count} × ${name}` : name);
  return {
    code: parts.map(({ room }) => room.code).join('+'),
    name: parts.map(({ room, count }) => times(count, room.name)).join(' + '),
    beds: parts.flatMap(({ room, count }) =>
      room.beds.map((bed) => ({ ...bed, count: bed.count * count })),
    ),
    max_adults: parts.reduce((sum, { room, count }) => sum + room.max_adults * count, 0),
    max_children: parts.reduce((sum, { room, count }) => sum + room.max_children * count, 0),
    size_m2: null,
    images: [...new Set(parts.flatMap(({ room }) => room.images))],
  };
}

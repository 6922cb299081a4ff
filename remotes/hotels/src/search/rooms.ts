import type { RoomDraft } from './hotelQuery';

/** A room with another number of children: ages already chosen stay, new ones wait to be chosen. */
export function withChildren(room: RoomDraft, count: number): RoomDraft {
  const childrens = Array.from({ length: count }, (_, index) => room.childrens[index] ?? null);
  return { ...room, childrens };
}
export function withChildAge(room: RoomDraft, at: number, age: number | null): RoomDraft {
  return { ...room, childrens: room.childrens.with(at, age) };
}

import { defaultRoom, type RoomDraft } from './hotelQuery';
import { MAX_ROOMS } from './limits';

/** A room with another number of children: ages already chosen stay, new ones wait to be chosen. */
export function withChildren(room: RoomDraft, count: number): RoomDraft {
  const childrens = Array.from({ length: count }, (_, index) => room.childrens[index] ?? null);
  return { ...room, childrens };
}
export function withChildAge(room: RoomDraft, at: number, age: number | null): RoomDraft {
  return { ...room, childrens: room.childrens.with(at, age) };
}
export function withRoom(rooms: readonly RoomDraft[]): RoomDraft[] {
  return rooms.length < MAX_ROOMS ? [...rooms, defaultRoom] : [...rooms];
}

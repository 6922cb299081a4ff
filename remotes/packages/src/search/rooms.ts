import type { PackageRoom } from '@tiquete/contracts';
import { ADULT_AGE } from './limits';
import type { ChildChoice, RoomChoice, RoomDraft } from './packageQuery';

/** A room with another number of children: ages already chosen stay, new ones wait to be chosen. */
export function withChildren(room: RoomDraft, count: number): RoomDraft {
  const children = Array.from({ length: count }, (_, at) => room.children[at] ?? { age: null });
  return { ...room, children };
}
export function withChildAge(room: RoomDraft, at: number, age: number | null): RoomDraft {
  return { ...room, children: room.children.with(at, { ...room.children[at], age }) };
}

export const isKnown = (child: { age: number | null; bed?: boolean }): child is ChildChoice =>
  child.age !== null;
/** The rooms without children whose age is still to be chosen. */
export const knownRooms = (rooms: readonly RoomDraft[]): RoomChoice[] =>
  rooms.map((room) => ({ ...room, children: room.children.filter(isKnown) }));

export const travellersOf = (rooms: readonly RoomDraft[]): number =>
  rooms.reduce((sum, { adults, children, infants }) => sum + adults + children.length + infants, 0);

/** As `packages/searches` takes them. */
export const toLines = (rooms: readonly RoomChoice[]): PackageRoom[] =>
  rooms.map(({ adults, children, infants }, index) => {
    const beds = children.map(({ bed }) => bed).filter((bed) => bed !== undefined);
    const isSaid = beds.length > 0 && beds.length === children.length;
    return {
      Adult: { Quantity: adults, Age: Array<number>(adults).fill(ADULT_AGE) },
      Child: {
        Quantity: children.length,
        Age: children.map(({ age }) => age),
        ...(isSaid ? { Bed: beds } : {}),
      },
      Infant: infants,
      room: index + 1,
    };
  });

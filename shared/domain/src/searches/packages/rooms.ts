import type { PackageRoom } from '@tiquete/contracts';
import { ADULT_AGE } from '@tiquete/contracts/limits';
import type { ChildChoice, RoomChoice, RoomDraft } from './packageQuery';

/** A room is single, double or triple. */
export const MAX_ADULTS_PER_ROOM = 3;

export const isKnown = (child: { age: number | null; bed?: boolean }): child is ChildChoice =>
  child.age !== null;
/** The rooms without children of unknown age. */
export const knownRooms = (rooms: readonly RoomDraft[]): RoomChoice[] =>
  rooms.map((room) => ({ ...room, children: room.children.filter(isKnown) }));

/** Rooms in the shape of `packages/searches`. */
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

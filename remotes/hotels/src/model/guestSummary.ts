import { ADULT_AGE } from '@tiquete/contracts/limits';
import type { RoomDraft } from '@tiquete/domain/searches/hotels';

export interface GuestSummary {
  rooms: number;
  adults: number;
  children: number;
  guests: number;
  /** One age for each guest, room by room, adults first. A child without an age is left out. */
  ages: number[];
}

export function guestSummary(rooms: readonly RoomDraft[]): GuestSummary {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.childrens.length, 0);
  const ages = rooms.flatMap((room) => [
    ...Array<number>(room.adults).fill(ADULT_AGE),
    ...room.childrens.filter((age) => age !== null),
  ]);
  return { rooms: rooms.length, adults, children, guests: adults + children, ages };
}

import { seasonFactor } from '../calendar/season';
import type { Hotel, HotelRoom } from '../inventory/types';
import { chance, hash } from '../random';
import type { Stay } from './types';

const roomSeeds = new Map<string, number>();
const seedOf = (code: string) => {
  const seed = roomSeeds.get(code) ?? hash(code);
  roomSeeds.set(code, seed);
  return seed;
};

/** Number of rooms of a type that bookings take on a night. */
export type Sold = (hotelCode: number, roomCode: string, day: number) => number;
const nothing: Sold = () => 0;

/** Number of rooms of a type that are free on every night of the stay; 0 when sold out. In busy seasons there are fewer. */
export function allotment(hotel: Hotel, room: HotelRoom, stay: Stay, sold = nothing): number {
  let least = room.stock;
  for (let day = stay.checkIn; day < stay.checkOut && least > 0; day += 1) {
    const pressure = 0.3 + 0.32 * seasonFactor(hotel.city.season, day);
    const filled = Math.floor(
      room.stock *
        Math.max(0, pressure + (chance(hotel.seed ^ seedOf(room.code), day) - 0.5) * 0.7),
    );
    least = Math.min(least, Math.max(0, room.stock - filled - sold(hotel.code, room.code, day)));
  }
  return least;
}

import type { Sold } from './allotment';

interface Nights {
  hotel: number;
  roomCode: string;
  rooms: number;
  /** First and last day as numbers. The night of `checkOut` is not occupied. */
  stay: { checkIn: number; checkOut: number };
}

/** Counter of the rooms of a type that are taken on each night. */
export function createRoomNights() {
  const taken = new Map<string, number>();
  const add = ({ hotel, roomCode, rooms, stay }: Nights, sign: 1 | -1) => {
    for (let day = stay.checkIn; day < stay.checkOut; day += 1) {
      const key = `${hotel}|${roomCode}|${day}`;
      taken.set(key, (taken.get(key) ?? 0) + sign * rooms);
    }
  };
  return {
    take: (nights: Nights) => add(nights, 1),
    giveBack: (nights: Nights) => add(nights, -1),
    sold: ((hotel, roomCode, day) => taken.get(`${hotel}|${roomCode}|${day}`) ?? 0) satisfies Sold,
  };
}

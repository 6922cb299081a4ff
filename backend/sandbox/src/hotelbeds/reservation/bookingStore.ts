import { join } from 'node:path';
import { createJournal } from '../../state/journal';
import { bookingSchema, type Booking } from './booking';

export interface BookingStore {
  find(reference: string): Booking | undefined;
  save(booking: Booking): void;
  list(): Booking[];
  nextReference(): string;
  /** Rooms of a type that bookings took on a night. */
  sold(hotelCode: number, roomCode: string, day: number): number;
}
const OFFICE = 164;

/** The supplier's own memory; with a folder, bookings outlive the process. */
export function createBookingStore(stateDir: string | null, now: () => Date): BookingStore {
  const journal = createJournal(
    stateDir && join(stateDir, 'hotelbeds-bookings.jsonl'),
    bookingSchema,
    ({ reference }) => reference,
  );
  const nights = new Map<string, number>();
  const count = ({ hotelCode, stay, rooms }: Booking, sign: 1 | -1) => {
    for (const room of rooms) {
      for (let day = stay.checkIn; day < stay.checkOut; day += 1) {
        const key = `${hotelCode}|${room.roomCode}|${day}`;
        nights.set(key, (nights.get(key) ?? 0) + sign * room.rooms);
      }
    }
  };
  const live = (booking: Booking | undefined) =>
    booking !== undefined && booking.cancellation === null;
  for (const booking of journal.values()) if (live(booking)) count(booking, 1);
  // Seconds of the clock: a store that forgets never repeats a reference that a client remembers.
  let last = Math.max(
    Math.floor(now().getTime() / 1000) % 100_000_000,
    ...journal.values().map(({ reference }) => Number(reference.split('-')[1])),
  );
  return {
    find: (reference) => journal.get(reference),
    list: () => journal.values(),
    save(booking) {
      const before = journal.get(booking.reference);
      if (before && live(before)) count(before, -1);
      if (live(booking)) count(booking, 1);
      journal.set(booking.reference, booking);
    },
    nextReference() {
      last += 1;
      return `${OFFICE}-${last}`;
    },
    sold: (hotelCode, roomCode, day) => nights.get(`${hotelCode}|${roomCode}|${day}`) ?? 0,
  };
}

import { join } from 'node:path';
import type { Sold } from '../../pricing/allotment';
import { createRoomNights } from '../../pricing/roomNights';
import { createJournal } from '../../state/journal';
import { bookingSchema, type Booking } from './booking';

export interface BookingStore {
  find(reference: string): Booking | undefined;
  save(booking: Booking): void;
  list(): Booking[];
  nextReference(): string;
  /** Rooms of a type that bookings took on a night. */
  sold: Sold;
}
const OFFICE = 164;

/** The supplier's own memory; with a folder, bookings outlive the process. */
export function createBookingStore(stateDir: string | null, now: () => Date): BookingStore {
  const journal = createJournal(
    stateDir && join(stateDir, 'hotelbeds-bookings.jsonl'),
    bookingSchema,
    ({ reference }) => reference,
  );
  const nights = createRoomNights();
  const nightsOf = ({ hotelCode: hotel, stay, rooms: booked }: Booking) =>
    booked.map(({ roomCode, rooms }) => ({ hotel, roomCode, rooms, stay }));
  const isLive = (booking: Booking | undefined) =>
    booking !== undefined && booking.cancellation === null;
  for (const booking of journal.values())
    if (isLive(booking)) nightsOf(booking).forEach(nights.take);
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
      if (before && isLive(before)) nightsOf(before).forEach(nights.giveBack);
      if (isLive(booking)) nightsOf(booking).forEach(nights.take);
      journal.set(booking.reference, booking);
    },
    nextReference() {
      last += 1;
      return `${OFFICE}-${last}`;
    },
    sold: nights.sold,
  };
}

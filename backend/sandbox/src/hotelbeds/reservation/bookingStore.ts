import type { Sold } from '../../pricing/allotment';
import { createRoomNights } from '../../pricing/roomNights';
import { createStockJournal } from '../../state/stockJournal';
import { bookingSchema, type Booking } from './booking';

export interface BookingStore {
  find(reference: string): Booking | undefined;
  save(booking: Booking): void;
  list(): Booking[];
  nextReference(): string;
  /** Number of rooms of a type that bookings took on a night. */
  sold: Sold;
}
const OFFICE = 164;

/** The supplier's own store; with a folder, bookings survive the process. */
export function createBookingStore(stateDir: string | null, now: () => Date): BookingStore {
  const nights = createRoomNights();
  const nightsOf = ({ hotelCode: hotel, stay, rooms: booked }: Booking) =>
    booked.map(({ roomCode, rooms }) => ({ hotel, roomCode, rooms, stay }));
  const journal = createStockJournal({
    stateDir,
    name: 'hotelbeds-bookings.jsonl',
    schema: bookingSchema,
    keyOf: ({ reference }) => reference,
    holdsStock: ({ cancellation }) => cancellation === null,
    take: (booking) => nightsOf(booking).forEach(nights.take),
    giveBack: (booking) => nightsOf(booking).forEach(nights.giveBack),
  });
  // Starts at the seconds of the clock, so that a store without a folder never repeats a reference that a client remembers.
  let last = Math.max(
    Math.floor(now().getTime() / 1000) % 100_000_000,
    ...journal.values().map(({ reference }) => Number(reference.split('-')[1])),
  );
  return {
    find: (reference) => journal.get(reference),
    list: () => journal.values(),
    save: journal.save,
    nextReference() {
      last += 1;
      return `${OFFICE}-${last}`;
    },
    sold: nights.sold,
  };
}

import { createRoomNights } from '../../pricing/roomNights';
import { createStockJournal } from '../../state/stockJournal';
import { bookingSchema, type Booking } from './booking';

const OFFICE = 164;

/** Store of the supplier's bookings. With a folder, they survive a restart. */
export function createBookingStore(stateDir: string | null, now: () => Date) {
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
  // References start at the current time, so that a store without a folder never repeats a reference that a client stored.
  let last = Math.max(
    Math.floor(now().getTime() / 1000) % 100_000_000,
    ...journal.values().map(({ reference }) => Number(reference.split('-')[1])),
  );
  return {
    find: (reference: string) => journal.get(reference),
    list: () => journal.values(),
    save: journal.save,
    nextReference() {
      last += 1;
      return `${OFFICE}-${last}`;
    },
    /** Number of rooms of a type that bookings take on a night. */
    sold: nights.sold,
  };
}
export type BookingStore = ReturnType<typeof createBookingStore>;

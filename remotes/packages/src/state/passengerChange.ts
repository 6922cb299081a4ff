import type { PackagePassengerChange, PackagePassengerChangeBody } from '@tiquete/contracts';
import { createChange } from '@tiquete/platform';

const PATH = 'POST packages/bookings/:id/passengers';

interface ChangedBooking {
  bookingId: string;
}
/** Who takes the place of passenger `number`. */
export type Replacement = Omit<Extract<PackagePassengerChangeBody, { mode: 'CHANGE' }>, 'mode'>;

let held: Replacement | null = null;
/** Hands the passenger to the saga: a document and a birth date have no place in the store or in an action. */
export const holdPassenger = (replacement: Replacement): void => {
  held = replacement;
};
function takeHeld(): Replacement {
  const replacement = held;
  held = null;
  if (!replacement) throw new Error('Nobody is to take a place');
  return replacement;
}
/** Another person in the place of one who travels. Made: the full name of who travels now. */
export const passengerChange = createChange<ChangedBooking, PackagePassengerChange, string>(
  'package',
  {
    keyOf: ({ bookingId }) => bookingId,
    ask: async (api, { bookingId }, signal) => {
      const body = { mode: 'SIMULATION' as const };
      return (await api.call(PATH, { params: { id: bookingId }, body }, signal)).data;
    },
    make: async (api, { bookingId }, _, signal) => {
      const replacement = takeHeld();
      const body = { mode: 'CHANGE' as const, ...replacement };
      await api.call(PATH, { params: { id: bookingId }, body }, signal);
      const { name, lastname } = replacement.passenger;
      return `${name} ${lastname}`;
    },
  },
);

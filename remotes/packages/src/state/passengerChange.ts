import type { PackagePassengerChange, PackagePassengerChangeBody } from '@tiquete/contracts';
import { createMutation } from '@tiquete/platform';

const PATH = 'POST packages/bookings/:id/passengers';

interface ChangedBooking {
  bookingId: string;
}
/** The new passenger who replaces passenger `number`. */
export type Replacement = Omit<Extract<PackagePassengerChangeBody, { mode: 'CHANGE' }>, 'mode'>;

let held: Replacement | null = null;
/** Hands the passenger to the saga without the store or an action, which must not contain documents and birth dates. */
export const holdPassenger = (replacement: Replacement): void => {
  held = replacement;
};
function takeHeld(): Replacement {
  const replacement = held;
  held = null;
  if (!replacement) throw new Error('There is no new passenger');
  return replacement;
}
/** Replaces a passenger. The outcome is the full name of the new one. */
export const passengerChange = createMutation<ChangedBooking, PackagePassengerChange, string>(
  'package',
  {
    keyOf: ({ bookingId }) => bookingId,
    quote: async (api, { bookingId }, signal) => {
      const body = { mode: 'SIMULATION' as const };
      return (await api.call(PATH, { params: { id: bookingId }, body }, signal)).data;
    },
    send: async (api, { bookingId }) => {
      const replacement = takeHeld();
      const body = { mode: 'CHANGE' as const, ...replacement };
      await api.call(PATH, { params: { id: bookingId }, body });
      const { name, lastname } = replacement.passenger;
      return `${name} ${lastname}`;
    },
  },
);

import type { BookedOptional, OptionalCancellation } from '@tiquete/contracts';
import { createChange } from '@tiquete/platform';

const PATH = 'POST bookings/:id/optionals/:optional/cancellations';

interface ExtraOfBooking {
  bookingId: string;
  extraId: BookedOptional['id'];
}
const paramsOf = ({ bookingId, extraId }: ExtraOfBooking) => ({ id: bookingId, optional: extraId });

/** One extra of a booking given back alone, by its own terms. */
export const extraCancellation = createChange<
  ExtraOfBooking,
  OptionalCancellation,
  OptionalCancellation
>('myBookings', {
  keyOf: ({ bookingId, extraId }) => `${bookingId} ${extraId}`,
  ask: async (api, extra, signal) => {
    const body = { mode: 'SIMULATION' as const };
    return (await api.call(PATH, { params: paramsOf(extra), body }, signal)).data;
  },
  make: async (api, extra, { penalty }, signal) => {
    const body = { mode: 'CANCELLATION' as const, expected_penalty: penalty };
    return (await api.call(PATH, { params: paramsOf(extra), body }, signal)).data;
  },
});

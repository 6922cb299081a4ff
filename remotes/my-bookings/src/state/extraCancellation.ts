import type { BookedOptional, OptionalCancellation } from '@tiquete/contracts';
import { createMutation } from '@tiquete/platform';

const PATH = 'POST bookings/:id/optionals/:optional/cancellations';

interface ExtraOfBooking {
  bookingId: string;
  extraId: BookedOptional['id'];
}
const paramsOf = ({ bookingId, extraId }: ExtraOfBooking) => ({ id: bookingId, optional: extraId });

/** Cancels one extra of a booking, by the terms of the extra. */
export const extraCancellation = createMutation<
  ExtraOfBooking,
  OptionalCancellation,
  OptionalCancellation
>('myBookings', {
  keyOf: ({ bookingId, extraId }) => `${bookingId} ${extraId}`,
  quote: async (api, extra, signal) => {
    const body = { mode: 'SIMULATION' as const };
    return (await api.call(PATH, { params: paramsOf(extra), body }, signal)).data;
  },
  send: async (api, extra, { penalty }) => {
    const body = { mode: 'CANCELLATION' as const, expected_penalty: penalty };
    return (await api.call(PATH, { params: paramsOf(extra), body })).data;
  },
});

import { fetchBooking, usePayment, usePolled } from '@tiquete/checkout';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { readSold } from '../sold/readSold';
import type { ConfirmationAddress } from './parseConfirmation';
import { isSettled } from './stageOf';

/** Seats are held and tickets issued within seconds, mostly. Milliseconds. */
const LONGEST_WAIT_MS = 8000;

/** The booking and the payment of the address, each asked until it is settled; whatever the payment does, the booking is asked at once. */
export function useConfirmation(api: ApiClient, { bookingId, reference }: ConfirmationAddress) {
  const paid = usePayment(api, reference);
  const found = paid.state.phase === 'known' ? paid.state.found : null;
  // A payment of another booking says nothing here.
  const payment: Payment | null = found?.booking.id === bookingId ? found : null;
  const { state, again } = usePolled<BookingDetail>(
    `${bookingId} ${payment?.status} ${payment?.booking.status}`,
    {
      ask: (signal) => fetchBooking(api, bookingId, signal),
      isSettled: (booking) => isSettled(booking, readSold(booking)),
      longestWait: LONGEST_WAIT_MS,
    },
  );
  return { state, payment, again };
}

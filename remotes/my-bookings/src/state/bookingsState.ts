import type { BookingDetail, BookingSummary } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';

export type BookingList =
  | { phase: 'idle' }
  | { phase: 'loading' }
  | { phase: 'ready'; bookings: BookingSummary[]; total: number }
  | { phase: 'failed'; problem: Problem };
/** `problem` beside a booking: why the newest look failed while an older answer stands. */
export type OpenedBooking =
  | { phase: 'idle' }
  | { phase: 'loading'; id: string }
  | { phase: 'ready'; id: string; booking: BookingDetail; problem: Problem | null }
  | { phase: 'failed'; id: string; problem: Problem };
export type PaymentAttempt =
  | { phase: 'idle' }
  | { phase: 'opening'; bookingId: string }
  | { phase: 'failed'; bookingId: string; problem: Problem };

export interface MyBookingsState {
  list: BookingList;
  opened: OpenedBooking;
  payment: PaymentAttempt;
}
export const initialMyBookings: MyBookingsState = { list: { phase: 'idle' }, opened: { phase: 'idle' }, payment: { phase: 'idle' } };

import type { BookingDetail, Payment } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import type { PaymentAttempt } from '../payment/definePayment';

/** Booking, payment or both, from the address of a result. */
export interface ResultAddress {
  /** Id of the booking. Null when the address has none: the payment then names it. */
  bookingId: string | null;
  /** Reference of the payment from which the traveller returns. Null when there is none. */
  reference: string | null;
}
/** Data that change on the server and are polled until they are settled. */
export type Followed<T> = { phase: 'loading' } | Answered<T>;
export type Answered<T> =
  | { phase: 'known'; found: T }
  | { phase: 'unknown'; problem: Problem }
  | { phase: 'failed'; problem: Problem };

/** Result of a booking and its payment. Its slice is never persisted. */
export interface ResultState {
  address: ResultAddress;
  payment: Followed<Payment>;
  booking: Followed<BookingDetail>;
  attempt: PaymentAttempt;
}
const foundOf = <T>(followed: Followed<T>): T | null =>
  followed.phase === 'known' ? followed.found : null;

/** The payment. Null while it is unknown, and when it belongs to another booking. */
export function paymentOf({ address, payment }: ResultState): Payment | null {
  const found = foundOf(payment);
  const isOwn = address.bookingId === null || address.bookingId === found?.booking.id;
  return isOwn ? found : null;
}
export const bookingOf = ({ booking }: ResultState): BookingDetail | null => foundOf(booking);

/** Main data of the page: the booking in its address, or else the payment. */
export const leadOf = ({ address, payment, booking }: ResultState): Followed<unknown> =>
  address.bookingId === null ? payment : booking;

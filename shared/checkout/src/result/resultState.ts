import type { BookingDetail, Payment } from '@tiquete/contracts';
import type { ActionCreatorWithPayload, createAction, Problem } from '@tiquete/platform';
import type { PaymentAttempt } from '../payment/definePayment';

/** What a result's address names: a booking, a payment of it, or both. */
export interface ResultAddress {
  /** Null: it is the payment's. */
  bookingId: string | null;
  /** Of the payment that the traveller comes back from; null: none was opened here. */
  reference: string | null;
}
/** Name and actions of a result, which the product's first page already has. */
export interface ResultSlot {
  /** Name of the slice. */
  name: string;
  resultOpened: ActionCreatorWithPayload<ResultAddress>;
  resultClosed: ReturnType<typeof createAction>;
}
/** Something that moves by itself, asked for until it is settled. */
export type Followed<T> = { phase: 'asking' } | Answered<T>;
export type Answered<T> =
  | { phase: 'known'; found: T }
  | { phase: 'unknown'; problem: Problem }
  | { phase: 'failed'; problem: Problem };

/** What came of a booking and its payment; stands in the slice while its page is shown, and is never persisted. */
export interface ResultState {
  address: ResultAddress;
  payment: Followed<Payment>;
  booking: Followed<BookingDetail>;
  attempt: PaymentAttempt;
}
const foundOf = <T>(followed: Followed<T>): T | null =>
  followed.phase === 'known' ? followed.found : null;

/** Null as long as it is not known, and for one of another booking, which says nothing here. */
export function paymentOf({ address, payment }: ResultState): Payment | null {
  const found = foundOf(payment);
  const isOwn = address.bookingId === null || address.bookingId === found?.booking.id;
  return isOwn ? found : null;
}
export const bookingOf = ({ booking }: ResultState): BookingDetail | null => foundOf(booking);

/** What the page stands on: the booking of its address, or else the payment. */
export const leadOf = ({ address, payment, booking }: ResultState): Followed<unknown> =>
  address.bookingId === null ? payment : booking;

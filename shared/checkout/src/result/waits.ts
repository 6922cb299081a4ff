import type { Payment } from '@tiquete/contracts';

/** Milliseconds between two calls: the first pause, and the longest one for a payment. */
export const FIRST_WAIT_MS = 2000;
export const LONGEST_WAIT_MS = 30_000;
/** The longest pause for a booking. Most seats, tickets and extras are confirmed within seconds. */
export const LONGEST_BOOKING_WAIT_MS = 8000;

/** True for a rejected payment, and for a paid one whose booking is final. */
export function isSettled({ status, booking }: Pick<Payment, 'status' | 'booking'>): boolean {
  if (status === 'REJECTED') return true;
  return status === 'APPROVED' && booking.status !== 'COTIZED';
}

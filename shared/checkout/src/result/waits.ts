import type { Payment } from '@tiquete/contracts';

/** Milliseconds between two questions: the first, doubled each time, up to the longest. */
export const FIRST_WAIT_MS = 2000;
export const LONGEST_WAIT_MS = 30_000;
/** Seats are held, tickets issued and extras confirmed within seconds, mostly. */
export const LONGEST_BOOKING_WAIT_MS = 8000;
export const nextWait = (wait: number, longest: number): number => Math.min(wait * 2, longest);

/** Nothing about it can change: refused, or paid with the booking's own end known. */
export function isSettled({ status, booking }: Pick<Payment, 'status' | 'booking'>): boolean {
  if (status === 'REJECTED') return true;
  return status === 'APPROVED' && booking.status !== 'COTIZED';
}

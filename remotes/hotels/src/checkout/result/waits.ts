import type { Payment } from '@tiquete/contracts';

/** Milliseconds between two questions: the first, doubled each time, up to the longest. */
export const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;
export const nextWait = (wait: number): number => Math.min(wait * 2, LONGEST_WAIT_MS);

/** Nothing about it can change: refused, or paid with the booking's own end known. */
export function isSettled({ status, booking }: Pick<Payment, 'status' | 'booking'>): boolean {
  if (status === 'REJECTED') return true;
  return status === 'APPROVED' && booking.status !== 'COTIZED';
}

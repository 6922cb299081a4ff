import type { Tx } from '../../db/database';
import { type BookingRow, FRESH, type Lease, transition } from '../repository';

/**
 * Starts a cancellation that the traveller did not request; the worker continues it. `penalty` is in whole pesos, `data` goes into
 * the booking's history. False: another worker was first.
 * @throws Error when the booking is neither WAITING nor CONFIRMED
 */
export const cancelFor = (
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'brand' | 'state'>,
  cause: NonNullable<BookingRow['cancel_cause']>,
  {
    at,
    lease,
    penalty,
    data,
  }: { at: Date; lease?: Lease; penalty: number; data: Record<string, unknown> },
): Promise<boolean> =>
  transition(tx, booking, {
    to: 'CANCELLING',
    code: cause,
    at,
    nextAt: at,
    lease,
    set: { ...FRESH, cancel_requested_at: at, cancel_penalty: penalty, cancel_cause: cause },
    data: { ...data, penalty },
  });

import type { Tx } from '../../db/database';
import {
  type BookingRow,
  FRESH,
  type Lease,
  lockStandingBookings,
  transition,
} from '../repository';

/**
 * Starts a cancellation that the traveller did not request; the worker continues it. `penalty` is in whole pesos, `data`
 * goes into the booking's history. Returns false when another worker was first. @throws Error when the booking is neither
 * WAITING nor CONFIRMED
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

/**
 * Cancels a booking in force that the supplier has cancelled. Everything paid is refunded, extras too, and the worker makes
 * sure that the supplier charges nothing. Returns false when another worker was first. @throws Error when the booking is
 * neither WAITING nor CONFIRMED
 */
export const supplierCancelled = (
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'brand' | 'state' | 'paid'>,
  { at, lease }: { at: Date; lease?: Lease },
): Promise<boolean> =>
  cancelFor(tx, booking, 'SUPPLIER_CANCELLED', {
    at,
    lease,
    penalty: 0,
    data: { refund: booking.paid },
  });

/**
 * Cancels the bookings in force with these codes, because we withdraw their product, which is our own. Everything paid is
 * refunded.
 */
export async function cancelStanding(
  tx: Tx,
  brandId: string,
  codes: readonly string[],
  at: Date,
): Promise<void> {
  const bookings = await lockStandingBookings(tx, brandId, codes);
  for (const booking of bookings) await supplierCancelled(tx, booking, { at });
}

import type { Tx } from '../../db/database';
import type { BookingRow, Lease } from '../repository';
import { cancelFor } from './cancelFor';

/**
 * Cancels a booking in force that the supplier has cancelled. Everything paid is refunded, extras too, and the worker makes
 * sure that the supplier keeps nothing. False: another worker was first. @throws Error when the booking is neither WAITING nor
 * CONFIRMED
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

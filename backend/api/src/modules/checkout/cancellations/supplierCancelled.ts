import type { Tx } from '../../../db/database';
import type { BookingRow, Lease } from '../../bookings/repository';
import { cancelFor } from './cancelFor';

/**
 * The supplier has cancelled a booking that stands: it costs its traveller nothing, everything paid goes back, extras too, and the
 * worker makes sure that nothing is left there. False: another worker was first.
 * @throws Error when the booking is neither WAITING nor CONFIRMED
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

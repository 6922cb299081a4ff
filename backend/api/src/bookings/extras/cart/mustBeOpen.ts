import type { Tx } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import {
  type BookingRow,
  lockBooking,
  PAYABLE,
  readPaymentsUnderWay,
  whyNotPayable,
} from '../../repository';

/** True before the payment, also while the supplier places a hold. */
const isOpen = ({ state }: Pick<BookingRow, 'state'>): boolean =>
  PAYABLE.includes(state) || state === 'HOLDING' || state === 'HOLD_UNKNOWN';

/** True while extras can be chosen. A payment under way is not considered. */
export const canChoose = (booking: Pick<BookingRow, 'state' | 'pay_by'>, now: Date): boolean =>
  isOpen(booking) && booking.pay_by.getTime() > now.getTime();

/**
 * Locks a booking whose extras can be chosen, and returns it. No payment can be opened for it until the transaction ends.
 * @throws AppError NOT_FOUND, ALREADY_PAID, BOOKING_EXPIRED, BOOKING_REJECTED, CART_LOCKED while a payment is open
 */
export async function mustBeOpen(
  tx: Tx,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
  now: Date,
): Promise<BookingRow> {
  const booking = await lockBooking(tx, { id, brand });
  if (!booking) throw new AppError('NOT_FOUND');
  if (!isOpen(booking)) throw new AppError(whyNotPayable(booking.state));
  if (!canChoose(booking, now)) throw new AppError('BOOKING_EXPIRED');
  const paying = await readPaymentsUnderWay(tx, booking);
  if (paying.length > 0) throw new AppError('CART_LOCKED');
  return booking;
}

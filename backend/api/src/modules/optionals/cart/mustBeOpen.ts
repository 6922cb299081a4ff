import type { Tx } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { type BookingRow, PAYABLE, whyNotPayable } from '../../bookings/repository';

type LockedBooking = Pick<BookingRow, 'id' | 'brand' | 'code' | 'state' | 'total' | 'pay_by'>;

/** States before the payment, including while the supplier is asked to hold. */
const isOpen = ({ state }: Pick<BookingRow, 'state'>): boolean =>
  PAYABLE.includes(state) || state === 'HOLDING' || state === 'HOLD_UNKNOWN';

/** Whether extras can still be chosen, unless a payment is under way. */
export const canChoose = (booking: Pick<BookingRow, 'state' | 'pay_by'>, now: Date): boolean =>
  isOpen(booking) && booking.pay_by.getTime() > now.getTime();

/**
 * The booking, locked: no payment can be opened for it until the transaction ends.
 * @throws AppError NOT_FOUND, ALREADY_PAID, BOOKING_EXPIRED, BOOKING_REJECTED, CART_LOCKED while a payment is open
 */
export async function mustBeOpen(
  tx: Tx,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
  now: Date,
): Promise<LockedBooking> {
  const [booking] = await tx.query<LockedBooking>(
    'select id, brand, code, state, total, pay_by from bookings where id = $1 and brand = $2 for update',
    [id, brand],
  );
  if (!booking) throw new AppError('NOT_FOUND');
  if (!isOpen(booking)) throw new AppError(whyNotPayable(booking.state));
  if (!canChoose(booking, now)) throw new AppError('BOOKING_EXPIRED');
  const paying = await tx.query(
    "select 1 from payments where brand = $1 and booking_id = $2 and state in ('CREATED', 'PENDING', 'AUTHORIZED', 'CANCELLING')",
    [brand, id],
  );
  if (paying.length > 0) throw new AppError('CART_LOCKED');
  return booking;
}

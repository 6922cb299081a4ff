import type { Tx } from '../../db/database';
import { makePaymentsDue, makeRefundsDue, makeUnresolvedDue } from '../repository';

/**
 * Makes the steps, payments and refunds of a booking that wait for an outside answer due now. Returns false when there are
 * none.
 */
export async function repeatQueries(
  tx: Tx,
  brandId: string,
  bookingId: string,
  at: Date,
): Promise<boolean> {
  const booking = { id: bookingId, brand: brandId };
  const isBookingDue = await makeUnresolvedDue(tx, booking, at);
  const arePaymentsDue = await makePaymentsDue(tx, booking, at);
  const areRefundsDue = await makeRefundsDue(tx, booking, at);
  return isBookingDue || arePaymentsDue || areRefundsDue;
}

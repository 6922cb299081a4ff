import type { Tx } from '../db/database';
import { AppError } from '../lib/errors';
import { isUuid, lockBooking, lockPayment, type PaymentRow } from '../bookings/repository';
import { refundableOf } from './toWhole';

export interface LockedPayment extends PaymentRow {
  /** Whole pesos that can still be refunded. */
  refundable: number;
}

/** Locks a booking and then a payment of it, and returns the payment. @throws AppError NOT_FOUND */
export async function lockPaymentOf(
  tx: Tx,
  brand: string,
  bookingId: string,
  paymentId: string,
): Promise<LockedPayment> {
  await lockBooking(tx, { id: bookingId, brand });
  const payment = isUuid(paymentId) ? await lockPayment(tx, { id: paymentId, brand }) : undefined;
  if (payment?.booking_id !== bookingId)
    throw new AppError('NOT_FOUND', { source: { pointer: '/payment_id' } });
  return { ...payment, refundable: refundableOf(payment) };
}

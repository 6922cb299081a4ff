import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import type { PaymentRow } from '../bookings/repository';
import { refundableOf } from './toWhole';

type Row = Pick<PaymentRow, 'id' | 'brand' | 'booking_id' | 'state' | 'captured' | 'reference'> & {
  refund_reserved: number;
};
export interface LockedPayment extends Row {
  /** Whole pesos that can still be refunded. */
  refundable: number;
}

/** Locks a booking and then its payment, the order of all transactions. @throws AppError NOT_FOUND */
export async function lockPayment(
  tx: Tx,
  brandId: string,
  bookingId: string,
  paymentId: string,
): Promise<LockedPayment> {
  await tx.query('select id from bookings where id = $1 and brand = $2 for update', [
    bookingId,
    brandId,
  ]);
  const [payment] = await tx.query<Row>(
    `select id, brand, booking_id, state, captured, reference, refund_reserved
     from payments
     where id::text = $1 and brand = $2 and booking_id = $3 for update`,
    [paymentId, brandId, bookingId],
  );
  if (!payment) throw new AppError('NOT_FOUND', { source: { pointer: '/payment_id' } });
  return { ...payment, refundable: refundableOf(payment) };
}

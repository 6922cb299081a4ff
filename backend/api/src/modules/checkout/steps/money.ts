import type { Tx } from '../../../db/database';
import {
  type BookingRow,
  type BookingState,
  FRESH,
  type Lease,
  lockBooking,
  PAYMENT_COLUMNS,
  type PaymentRow,
  transition,
  voidAuthorization,
} from '../../bookings/repository';
import { type Engine, productOf } from '../engine';
import { refundRemainder } from '../payment/refunds';

/** Locks a booking and then the payment that pays it, and returns the payment. @throws Error when it has none */
export async function lockPaidWith(
  tx: Tx,
  { id, brand, code }: Pick<BookingRow, 'id' | 'brand' | 'code'>,
): Promise<PaymentRow> {
  const [, [payment]] = await Promise.all([
    lockBooking(tx, { id, brand }),
    tx.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments where id = (
         select paid_with from bookings where id = $1 and brand = $2) and brand = $2 for update`,
      [id, brand],
    ),
  ]);
  if (!payment) throw new Error(`Booking ${code} has no payment.`);
  return payment;
}
/** Locks a booking and then the payments of its instalments, and returns them, newest first. */
export async function lockPaying(
  tx: Tx,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
): Promise<PaymentRow[]> {
  const [, payments] = await Promise.all([
    lockBooking(tx, { id, brand }),
    tx.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments where brand = $2 and id in (
         select paid_by from booking_instalments where booking_id = $1 and brand = $2) order by created_at desc, id for update`,
      [id, brand],
    ),
  ]);
  return payments;
}
/** Returns the time of the step after a transition to `to`. Null: the booking is confirmed and fully paid. */
export const dueAfter = (
  { paid, total }: Pick<BookingRow, 'paid' | 'total'>,
  to: BookingState,
  at: Date,
): Date | null => (to === 'CONFIRMED' && paid >= total ? null : at);
export const isTaken = ({ captured }: PaymentRow): boolean => captured > 0;

/** Returns the next state of a booking that the supplier has: capture, then a late confirmation, then the ticket. */
export function onceBooked(engine: Engine, booking: BookingRow, payment: PaymentRow): BookingState {
  if (!isTaken(payment)) return 'CONFIRMING_PAYMENT';
  if (booking.waits_until !== null) return 'WAITING';
  return productOf(engine, booking).issues ? 'ISSUE_DUE' : 'CONFIRMED';
}

export interface Rejection {
  at: Date;
  lease?: Lease;
  data?: Record<string, unknown>;
}
/**
 * Ends a booking of which nothing was booked: captured money is refunded, an authorisation is voided. A hold is cancelled at the
 * supplier first. False: another worker was first.
 */
export async function rejectAndRefund(
  tx: Tx,
  booking: BookingRow,
  payment: PaymentRow,
  { at, lease, data }: Rejection,
): Promise<boolean> {
  if (booking.held_as !== null && booking.state !== 'VOIDING')
    return voidBooking(tx, booking, payment, { at, lease, data });
  const isAuthorized = payment.state === 'AUTHORIZED' || payment.state === 'CANCELLING';
  const isOver = isTaken(payment) ? payment.state === 'REFUNDED' : !isAuthorized;
  // Without captured money it is reported as not booked, not as a refund.
  const code = isTaken(payment) || booking.state === 'VOIDING' ? undefined : 'NOT_BOOKED';
  const isMoved = await transition(tx, booking, {
    to: isOver ? 'REJECTED' : 'REFUND_DUE',
    code,
    at,
    nextAt: null,
    lease,
    data,
  });
  if (!isMoved) return false;
  if (isTaken(payment)) await refundRemainder(tx, payment, 'SUPPLIER_REJECTED', at);
  else if (isAuthorized) await voidAuthorization(tx, payment, at);
  return true;
}
/** Cancels a booking at the supplier that will not be used, and refunds captured money at once. False: another worker was first. */
export async function voidBooking(
  tx: Tx,
  booking: BookingRow,
  payment: PaymentRow,
  { at, lease, data }: Rejection,
): Promise<boolean> {
  const set = { ...FRESH, supplier_locator: booking.supplier_locator ?? booking.held_as };
  const isMoved = await transition(tx, booking, {
    to: 'VOIDING',
    at,
    nextAt: at,
    lease,
    set,
    data,
  });
  if (!isMoved) return false;
  if (isTaken(payment)) await refundRemainder(tx, payment, 'SUPPLIER_REJECTED', at);
  else if (payment.state === 'AUTHORIZED') await voidAuthorization(tx, payment, at);
  return true;
}

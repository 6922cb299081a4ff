import type { Tx } from '../../db/database';
import {
  type BookingRow,
  type BookingState,
  FRESH,
  type Lease,
  type PaymentRow,
  transition,
  voidAuthorization,
} from '../repository';
import { type Engine, productOf } from '../engine';
import { refundRemainder } from '../pay/refunds';

/** Time of the step that follows a transition to `to`; null when the booking is confirmed and fully paid. */
export const dueAfter = (
  { paid, total }: Pick<BookingRow, 'paid' | 'total'>,
  to: BookingState,
  at: Date,
): Date | null => (to === 'CONFIRMED' && paid >= total ? null : at);
export const isTaken = ({ captured }: PaymentRow): boolean => captured > 0;

/** Returns the next state of a booking that the supplier has accepted: capture, then a late confirmation, then the ticket. */
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
  // Without captured money nothing is refunded, so the event reports only that the booking failed.
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

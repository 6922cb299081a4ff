import type { Tx } from '../../../db/database';
import { type Engine, productOf } from '../engine';
import { refundRemainder } from '../payment/refunds';
import { type BookingRow, type Lease, PAYMENT_COLUMNS, type PaymentRow } from '../rows';
import type { BookingState } from '../states';
import { FRESH, transition } from '../transition';

/** The payment that pays the booking, both locked; always in this order. */
export async function lockPaidWith(
  tx: Tx,
  { id, brand, code }: Pick<BookingRow, 'id' | 'brand' | 'code'>,
): Promise<PaymentRow> {
  const [, [payment]] = await Promise.all([
    tx.query('select from bookings where id = $1 and brand = $2 for update', [id, brand]),
    tx.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments where id = (select paid_with from bookings where id = $1 and brand = $2) and brand = $2 for update`,
      [id, brand],
    ),
  ]);
  if (!payment) throw new Error(`Booking ${code} has no payment.`);
  return payment;
}
/** The payments of its instalments, the newest first; the booking is locked before them. */
export async function lockPaying(
  tx: Tx,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
): Promise<PaymentRow[]> {
  const [, payments] = await Promise.all([
    tx.query('select from bookings where id = $1 and brand = $2 for update', [id, brand]),
    tx.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments where brand = $2 and id in (
         select paid_by from booking_instalments where booking_id = $1 and brand = $2) order by created_at desc, id for update`,
      [id, brand],
    ),
  ]);
  return payments;
}
/** When there is something to do after a transition to `to`; null: it stands, and nothing is left to be paid. */
export const dueAfter = (
  { paid, total }: Pick<BookingRow, 'paid' | 'total'>,
  to: BookingState,
  at: Date,
): Date | null => (to === 'CONFIRMED' && paid >= total ? null : at);
export const isTaken = ({ captured }: PaymentRow): boolean => captured > 0;

/** The next state of a booking that the supplier has: the money is captured first, a late confirmation waited for, the document issued last. */
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
/** Nothing is booked: captured money is refunded, an authorisation is voided, and the booking ends. A hold is released at the supplier first. False: another worker was first. */
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
  // Nothing was captured: reported as such, and not as a refund.
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
/** The worker cancels the authorisation; nothing was taken. */
export async function voidAuthorization(
  tx: Tx,
  { id }: Pick<PaymentRow, 'id'>,
  at: Date,
): Promise<void> {
  await tx.query(
    "update payments set state = 'CANCELLING', next_at = $2, updated_at = $2 where id = $1 and brand = current_setting('app.brand', true) and state = 'AUTHORIZED'",
    [id, at],
  );
}

/** The supplier has a booking that nobody will pay for or use: it is cancelled there, and captured money is refunded at once. */
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

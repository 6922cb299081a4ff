import type { Tx } from '../../db/database';
import { demandOf } from './instalments';
import type { GatewayState } from '../ports';
import {
  type BookingRow,
  type BookingState,
  CLOSES_PAGES,
  createRefund,
  type InstalmentRow,
  payInstalments,
  type PaymentRow,
  type PaymentState,
  record,
  savePaymentProgress,
  savePaymentStatus,
  STANDING,
  transition,
  TRANSITIONS,
  voidAuthorization,
} from '../repository';
import { nextPollAt, SESSION_SETTLES_MS } from '../schedule';
import { rejectAndRefund } from '../steps/money';
import { refundRemainder } from './refunds';

/** A state of the gateway to apply. Booking and payment are locked. */
interface StatusChange {
  tx: Tx;
  booking: BookingRow;
  payment: PaymentRow;
  /** Instalments of the payment. */
  instalments: InstalmentRow[];
  state: GatewayState;
  at: Date;
}
/** States of a payment without money. A rejected or abandoned one may still be paid, and is then applied. */
const UNPAID: readonly PaymentState[] = ['CREATED', 'PENDING', 'REJECTED', 'ABANDONED'];
/** States of a booking that accepts no payment. */
const DEAD: readonly BookingState[] = [
  'REJECTED',
  'REFUND_DUE',
  'VOIDING',
  'CANCELLED',
  'RELEASING',
];

/** True when no instalment of the payment is paid and its amount is current. Extras may have changed since it was opened. */
const isOwed = ({ booking, payment, instalments }: StatusChange): boolean =>
  instalments.every(({ paid_by }) => paid_by === null) &&
  payment.amount === demandOf(booking, instalments).amount;
/** True for the first payment of a booking that can still be sold. */
const isFirstPayment = (change: StatusChange): boolean =>
  change.booking.paid_with === null &&
  TRANSITIONS[change.booking.state].includes('PAID') &&
  isOwed(change);
/** True for a later payment of a booking in force. */
const isLaterPayment = (change: StatusChange): boolean =>
  change.booking.paid_with !== null && STANDING.includes(change.booking.state) && isOwed(change);

/** Marks the booking as paid with this payment, captured or authorised. */
async function startSale({ tx, booking, payment, at }: StatusChange): Promise<void> {
  await payInstalments(tx, payment, at);
  await transition(tx, booking, {
    to: 'PAID',
    at,
    nextAt: at,
    set: { paid_with: payment.id, paid_at: at },
    data: { reference: payment.reference },
  });
}

/**
 * Stores whether the payer has finished, and a part that was captured while the rest is missing. Each is reported once. The
 * part is refunded once the session has ended, in any of its states.
 */
async function wait(change: StatusChange): Promise<void> {
  const { tx, booking, payment, state, at } = change;
  if (payment.state !== 'PENDING') return;
  const isProcessing = state.isProcessing === true;
  const isPart = state.captured > 0;
  const settlesAt = payment.expires_at.getTime() + SESSION_SETTLES_MS;
  if (isPart && !isProcessing && at.getTime() >= settlesAt) return reject(change);
  if (payment.processing !== isProcessing || payment.captured !== state.captured)
    await savePaymentProgress(tx, payment, {
      processing: isProcessing,
      captured: state.captured,
      receipt: isPart ? state.receipt : payment.receipt,
    });
  if (isProcessing) await reportOnce(tx, booking, payment, 'PAYMENT_PENDING', at);
  if (isPart) await reportOnce(tx, booking, payment, 'PAYMENT_PARTIAL', at);
}
/** Records an event of the payment, unless it was recorded before. */
async function reportOnce(
  tx: Tx,
  booking: BookingRow,
  { brand, reference }: PaymentRow,
  code: string,
  at: Date,
): Promise<void> {
  const reported = await tx.query(
    "select id from booking_events where brand = $1 and booking_id = $2 and code = $4 and data ->> 'reference' = $3 limit 1",
    [brand, booking.id, reference, code],
  );
  if (reported.length === 0)
    await record(tx, { brand, bookingId: booking.id, at, code, data: { reference } });
}

/**
 * Applies an authorisation, by which nothing is captured yet. It is voided at once when the booking can no longer be sold.
 */
async function authorize(change: StatusChange): Promise<void> {
  const { tx, booking, payment, state, at } = change;
  // The hold is being released. Once that is done, the payment reopens the expired booking.
  if (!UNPAID.includes(payment.state) || isWaitingForRelease(booking)) return;
  const nextAt = nextPollAt({ createdAt: payment.created_at, expiresAt: payment.expires_at }, at);
  await savePaymentStatus(tx, payment, {
    state: 'AUTHORIZED',
    captured: 0,
    receipt: state.receipt,
    nextAt,
    at,
  });
  await record(tx, {
    brand: payment.brand,
    bookingId: booking.id,
    at,
    code: 'PAYMENT_AUTHORIZED',
    data: { reference: payment.reference },
  });
  // A later payment is captured by its page at once, so one that is only authorised is voided.
  if (isFirstPayment(change)) await startSale(change);
  else await voidAuthorization(tx, payment, at);
}

/** Applies captured money: it pays the booking or an instalment, or is refunded. */
async function approve(change: StatusChange): Promise<void> {
  const { tx, booking, payment, instalments, state, at } = change;
  const wasAuthorized = payment.state === 'AUTHORIZED' || payment.state === 'CANCELLING';
  if ((!UNPAID.includes(payment.state) && !wasAuthorized) || isWaitingForRelease(booking)) return;
  await savePaymentStatus(tx, payment, {
    state: 'APPROVED',
    captured: state.captured,
    receipt: state.receipt,
    discount: state.discount,
    nextAt: null,
    at,
  });
  const { amount: discount = 0, bearer = '' } = state.discount ?? {};
  await record(tx, {
    brand: payment.brand,
    bookingId: booking.id,
    at,
    code: 'PAYMENT_APPROVED',
    data: {
      reference: payment.reference,
      ...(discount > 0 && { discount, discount_bearer: bearer }),
    },
  });
  if (isFirstPayment(change)) return startSale(change);
  if (isLaterPayment(change)) return payInstalments(tx, payment, at);
  const isDead = DEAD.includes(booking.state);
  if (booking.paid_with === payment.id) {
    // A payment that was authorised before is captured now. It is refunded when the booking has failed meanwhile.
    if (isDead) await refundRemainder(tx, payment, 'SUPPLIER_REJECTED', at);
    return;
  }
  await createRefund(tx, payment, {
    reason:
      !isDead && instalments.some(({ paid_by }) => paid_by !== null)
        ? 'DUPLICATE_PAYMENT'
        : 'LATE_APPROVAL',
    amount: state.captured,
    at,
  });
}
/** True while the worker releases the hold of an expired booking. */
const isWaitingForRelease = ({ state, cancel_requested_at }: BookingRow): boolean =>
  state === 'RELEASING' && cancel_requested_at === null;

/** Rejects the payment. The booking stays payable until its deadline, unless it was PAID with this authorisation. */
async function reject({ tx, booking, payment, state, at }: StatusChange): Promise<void> {
  if (!['PENDING', 'AUTHORIZED', 'CANCELLING'].includes(payment.state)) return;
  // The gateway itself has already refunded the payment.
  const captured = state.refunded.least >= state.captured ? 0 : state.captured;
  await savePaymentStatus(tx, payment, {
    state: 'REJECTED',
    captured,
    receipt: state.receipt,
    nextAt: null,
    at,
  });
  const code = rejectionCode(booking, payment, state);
  await record(tx, {
    brand: payment.brand,
    bookingId: payment.booking_id,
    at,
    code,
    data: { reference: payment.reference },
  });
  await createRefund(tx, payment, { reason: 'PARTIAL_PAYMENT', amount: captured, at });
  if (booking.paid_with !== payment.id) return;
  if (booking.state === 'PAID')
    await rejectAndRefund(
      tx,
      booking,
      { ...payment, state: 'REJECTED', captured },
      { at, data: { reason: 'payment-lost' } },
    );
  else if (booking.state === 'REFUND_DUE')
    await transition(tx, booking, { to: 'REJECTED', at, nextAt: null });
}

/** Returns the event's code. The traveller may pay again after PAYMENT_REJECTED only. */
function rejectionCode(
  booking: BookingRow,
  payment: PaymentRow,
  { captured }: GatewayState,
): string {
  if (payment.state === 'CANCELLING') return 'PAYMENT_RELEASED';
  const isClosed = payment.state === 'PENDING' && captured === 0;
  return isClosed && CLOSES_PAGES.includes(booking.state) ? 'PAYMENT_CLOSED' : 'PAYMENT_REJECTED';
}

const APPLY: Record<GatewayState['status'], (change: StatusChange) => Promise<void>> = {
  PENDING: wait,
  AUTHORIZED: authorize,
  APPROVED: approve,
  REJECTED: reject,
};
/**
 * Applies the gateway's state to the payment and its booking. A state that the payment has already passed changes nothing.
 */
export const applyPaymentStatus = (change: StatusChange): Promise<void> =>
  APPLY[change.state.status](change);

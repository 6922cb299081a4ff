import type { Tx } from '../../../db/database';
import { demandOf } from '../instalments/payableNow';
import { payInstalments } from '../instalments/readInstalments';
import type { GatewayState } from '../ports';
import { record } from '../record';
import type { BookingRow, InstalmentRow, PaymentRow } from '../rows';
import { nextPollAt, SESSION_SETTLES_MS } from '../schedule';
import {
  type BookingState,
  CLOSES_PAGES,
  type PaymentState,
  STANDING,
  TRANSITIONS,
} from '../states';
import { rejectAndRefund, voidAuthorization } from '../steps/money';
import { transition } from '../transition';
import { createRefund, refundRemainder } from './refunds';

/** The state to apply, with both rows locked. */
interface Taking {
  tx: Tx;
  booking: BookingRow;
  payment: PaymentRow;
  /** Those that the payment was opened for. */
  instalments: InstalmentRow[];
  state: GatewayState;
  at: Date;
}
/** Payments that money may still come to; a rejected or abandoned one that was paid after all has money that must go somewhere. */
const UNPAID: readonly PaymentState[] = ['CREATED', 'PENDING', 'REJECTED', 'ABANDONED'];
const DEAD: readonly BookingState[] = [
  'REJECTED',
  'REFUND_DUE',
  'VOIDING',
  'CANCELLED',
  'RELEASING',
];

/** None of it paid before, and asked for exactly what it costs today: extras may have changed since an older attempt. */
const isOwed = ({ booking, payment, instalments }: Taking): boolean =>
  instalments.every(({ paid_by }) => paid_by === null) &&
  payment.amount === demandOf(booking, instalments).amount;
/** The first payment of a booking that is still to be sold. */
const begins = (taking: Taking): boolean =>
  taking.booking.paid_with === null &&
  TRANSITIONS[taking.booking.state].includes('PAID') &&
  isOwed(taking);
/** A later payment of one that stands. */
const continues = (taking: Taking): boolean =>
  taking.booking.paid_with !== null && STANDING.includes(taking.booking.state) && isOwed(taking);

/** Money that came, or was promised, is what the booking is now sold with. */
async function begin({ tx, booking, payment, at }: Taking): Promise<void> {
  await payInstalments(tx, payment, at);
  await transition(tx, booking, {
    to: 'PAID',
    at,
    nextAt: at,
    set: { paid_with: payment.id, paid_at: at },
    data: { reference: payment.reference },
  });
}

const setPayment = (
  tx: Tx,
  id: string,
  change: {
    state: PaymentState;
    captured: number;
    receipt: GatewayState['receipt'];
    discount?: GatewayState['discount'];
    nextAt: Date | null;
    at: Date;
  },
) =>
  tx.query(
    `update payments set state = $2, captured = $3, receipt = $4, next_at = $5, lease_until = null, lease_token = null, updated_at = $6,
       discount = $7, discount_bearer = $8
     where id = $1 and brand = current_setting('app.brand', true)`,
    [
      id,
      change.state,
      change.captured,
      change.receipt,
      change.nextAt,
      change.at,
      change.discount?.amount ?? 0,
      change.discount?.bearer ?? '',
    ],
  );

/**
 * Whether the payer is done and a bank has yet to answer, and what was taken although the rest is missing; each is reported once.
 * Such a part goes back once the session is over, whatever the gateway calls it by then.
 */
async function wait(taking: Taking): Promise<void> {
  const { tx, booking, payment, state, at } = taking;
  if (payment.state !== 'PENDING') return;
  const isProcessing = state.isProcessing === true;
  const isPart = state.captured > 0;
  const settlesAt = payment.expires_at.getTime() + SESSION_SETTLES_MS;
  if (isPart && !isProcessing && at.getTime() >= settlesAt) return reject(taking);
  if (payment.processing !== isProcessing || payment.captured !== state.captured)
    await tx.query(
      "update payments set processing = $2, captured = $3, receipt = $4 where id = $1 and brand = current_setting('app.brand', true)",
      [payment.id, isProcessing, state.captured, isPart ? state.receipt : payment.receipt],
    );
  if (isProcessing) await reportOnce(tx, booking, payment, 'PAYMENT_PENDING', at);
  if (isPart) await reportOnce(tx, booking, payment, 'PAYMENT_PARTIAL', at);
}
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

/** Nothing is captured yet. When the booking cannot be sold any more, the authorization is voided at once, without a refund. */
async function authorize(taking: Taking): Promise<void> {
  const { tx, booking, payment, state, at } = taking;
  // The hold is being released; after that the payment finds an expired booking and revives it.
  if (!UNPAID.includes(payment.state) || isWaitingForRelease(booking)) return;
  const nextAt = nextPollAt({ createdAt: payment.created_at, expiresAt: payment.expires_at }, at);
  await setPayment(tx, payment.id, {
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
  // Later payments are taken at once by their page: one that is only promised goes back.
  if (begins(taking)) await begin(taking);
  else await voidAuthorization(tx, payment, at);
}

async function approve(taking: Taking): Promise<void> {
  const { tx, booking, payment, instalments, state, at } = taking;
  const wasAuthorized = payment.state === 'AUTHORIZED' || payment.state === 'CANCELLING';
  if ((!UNPAID.includes(payment.state) && !wasAuthorized) || isWaitingForRelease(booking)) return;
  await setPayment(tx, payment.id, {
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
  if (begins(taking)) return begin(taking);
  if (continues(taking)) return payInstalments(tx, payment, at);
  const isDead = DEAD.includes(booking.state);
  if (booking.paid_with === payment.id) {
    // Authorised before, and taken now: as it should be, unless the booking failed meanwhile.
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
const isWaitingForRelease = ({ state, cancel_requested_at }: BookingRow): boolean =>
  state === 'RELEASING' && cancel_requested_at === null;

/** The booking stays payable: another attempt may follow until its deadline. An authorisation that lapsed takes a booking with it that was not tried yet. */
async function reject({ tx, booking, payment, state, at }: Taking): Promise<void> {
  if (!['PENDING', 'AUTHORIZED', 'CANCELLING'].includes(payment.state)) return;
  // A refund that the gateway made by itself is not owed a second time.
  const captured = state.refunded.least >= state.captured ? 0 : state.captured;
  await setPayment(tx, payment.id, {
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

/** A page that ended with its booking is no payment that the traveller could try again. */
function rejectionCode(
  booking: BookingRow,
  payment: PaymentRow,
  { captured }: GatewayState,
): string {
  if (payment.state === 'CANCELLING') return 'PAYMENT_RELEASED';
  const isClosed = payment.state === 'PENDING' && captured === 0;
  return isClosed && CLOSES_PAGES.includes(booking.state) ? 'PAYMENT_CLOSED' : 'PAYMENT_REJECTED';
}

/** By what the gateway says; forward only. */
export const TAKE_OVER: Record<GatewayState['status'], (taking: Taking) => Promise<void>> = {
  PENDING: wait,
  AUTHORIZED: authorize,
  APPROVED: approve,
  REJECTED: reject,
};

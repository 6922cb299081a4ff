import type { Tx } from '../../../db/database';
import { closeCase, openCase, SYSTEM } from '../../cases';
import type { Engine } from '../engine';
import { demandOf } from '../instalments/payableNow';
import { payInstalments, readInstalments } from '../instalments/readInstalments';
import type { GatewayState } from '../ports';
import { record } from '../record';
import { createRefund, refundRemainder } from './refunds';
import {
  BOOKING_COLUMNS,
  type BookingRow,
  type InstalmentRow,
  PAYMENT_COLUMNS,
  type PaymentRow,
} from '../rows';
import { nextPollAt } from '../schedule';
import { type BookingState, type PaymentState, STANDING, TRANSITIONS } from '../states';
import { rejectAndRefund, voidAuthorization } from '../steps/money';
import { transition } from '../transition';

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

/**
 * Applies the gateway's state of a payment: forward only, under the booking's and the payment's locks, so that
 * poller, return and notification may come in any order and number. Money is only believed when reference, currency
 * and amount are the ones we asked for. Answers the payment as it is now.
 */
export async function applyGatewayState(
  engine: Engine,
  seen: Pick<PaymentRow, 'id' | 'brand' | 'booking_id'>,
  state: GatewayState,
): Promise<PaymentRow> {
  const { db, clock, log } = engine;
  return db.withBrand(seen.brand, async (tx) => {
    const at = clock();
    const [[booking], [payment]] = await Promise.all([
      tx.query<BookingRow>(
        `select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2 for update`,
        [seen.booking_id, seen.brand],
      ),
      tx.query<PaymentRow>(
        `select ${PAYMENT_COLUMNS} from payments where id = $1 and brand = $2 for update`,
        [seen.id, seen.brand],
      ),
    ]);
    if (!booking || !payment) throw new Error(`Payment ${seen.id} is gone.`);
    const mismatch = `PAYMENT_MISMATCH:${payment.id}`;
    if (!isOurs(payment, state)) {
      const shown = {
        reference: state.reference,
        currency: state.currency,
        amount: state.amount,
        captured: state.captured,
        status: state.status,
      };
      log.error({ payment: payment.reference, state: shown }, 'gateway speaks of another payment');
      await openCase(tx, {
        brand: payment.brand,
        kind: 'PAYMENT_MISMATCH',
        key: mismatch,
        at,
        bookingId: booking.id,
        paymentId: payment.id,
        data: { asked: payment.amount, gateway: shown },
      });
      return payment;
    }
    const instalments = (await readInstalments(tx, booking)).filter(({ number }) =>
      payment.instalments.includes(number),
    );
    await TAKE_OVER[state.status]({ tx, booking, payment, instalments, state, at });
    const [now] = await tx.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments where id = $1 and brand = $2`,
      [seen.id, seen.brand],
    );
    if (now && now.state !== payment.state)
      await closeCase(tx, {
        brand: payment.brand,
        key: mismatch,
        at,
        by: SYSTEM,
        note: `The gateway now says ${state.status} of what we asked for.`,
      });
    return now ?? payment;
  });
}
const TAKE_OVER: Record<GatewayState['status'], (taking: Taking) => Promise<void>> = {
  PENDING: wait,
  AUTHORIZED: authorize,
  APPROVED: approve,
  REJECTED: reject,
};

function isOurs(payment: PaymentRow, state: GatewayState): boolean {
  const isSameDemand =
    state.reference === payment.reference &&
    state.currency === 'COP' &&
    state.amount === payment.amount;
  return (
    isSameDemand &&
    (state.status !== 'APPROVED' || state.captured === payment.amount) &&
    state.captured <= payment.amount
  );
}
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
    nextAt: Date | null;
    at: Date;
  },
) =>
  tx.query(
    `update payments set state = $2, captured = $3, receipt = $4, next_at = $5, lease_until = null, lease_token = null, updated_at = $6
     where id = $1 and brand = current_setting('app.brand', true)`,
    [id, change.state, change.captured, change.receipt, change.nextAt, change.at],
  );

/** Whether the payer is done, and a bank has yet to answer; that is reported once. */
async function wait({ tx, booking, payment, state, at }: Taking): Promise<void> {
  if (payment.state !== 'PENDING') return;
  const isProcessing = state.isProcessing === true;
  if (payment.processing !== isProcessing)
    await tx.query(
      "update payments set processing = $2 where id = $1 and brand = current_setting('app.brand', true)",
      [payment.id, isProcessing],
    );
  if (!isProcessing) return;
  const { reference } = payment;
  const reported = await tx.query(
    "select id from booking_events where brand = $1 and booking_id = $2 and code = 'PAYMENT_PENDING' and data ->> 'reference' = $3 limit 1",
    [payment.brand, booking.id, reference],
  );
  if (reported.length === 0)
    await record(tx, {
      brand: payment.brand,
      bookingId: booking.id,
      at,
      code: 'PAYMENT_PENDING',
      data: { reference },
    });
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
    nextAt: null,
    at,
  });
  await record(tx, {
    brand: payment.brand,
    bookingId: booking.id,
    at,
    code: 'PAYMENT_APPROVED',
    data: { reference: payment.reference },
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
  await setPayment(tx, payment.id, {
    state: 'REJECTED',
    captured: state.captured,
    receipt: state.receipt,
    nextAt: null,
    at,
  });
  const code = payment.state === 'CANCELLING' ? 'PAYMENT_RELEASED' : 'PAYMENT_REJECTED';
  await record(tx, {
    brand: payment.brand,
    bookingId: payment.booking_id,
    at,
    code,
    data: { reference: payment.reference },
  });
  if (state.captured > 0)
    await createRefund(tx, payment, { reason: 'PARTIAL_PAYMENT', amount: state.captured, at });
  if (booking.paid_with !== payment.id) return;
  if (booking.state === 'PAID')
    await rejectAndRefund(
      tx,
      booking,
      { ...payment, state: 'REJECTED', captured: state.captured },
      { at, data: { reason: 'payment-lost' } },
    );
  else if (booking.state === 'REFUND_DUE')
    await transition(tx, booking, { to: 'REJECTED', at, nextAt: null });
}

import {
  type Lease,
  markRefundDue,
  markRefundManual,
  markRefundSent,
  type PaymentRow,
  readPayment,
  record,
  type RefundRow,
  releaseLease,
  lockBooking,
  markPaymentRefunded,
  markRefundDone,
  transition,
  readOtherRefunds,
} from '../repository';
import { openCase, closeCase, SYSTEM } from '../cases/cases';
import { type Engine, gatewayOf } from '../engine';
import type { RefundOutcome } from '../ports';
import {
  REFUND_RETRY_MS,
  REFUND_RETRIED_EVERY_MS,
  REFUND_REVIEWED_EVERY_MS,
  refundWaitMs,
} from '../schedule';
import { isUnresolved } from '../../effects/schedule';
import { QUERY_MS } from '../pay/queryGateway';

const REFUND_MS = 45_000;

/**
 * Sends a refund once. A refund whose answer was lost is looked up, and never sent again automatically: the gateway may not show a
 * completed refund. After half an hour an operator decides.
 */
export async function stepRefund(engine: Engine, refund: RefundRow, lease: Lease): Promise<void> {
  const { clock, log } = engine;
  const payment = await paymentOf(engine, refund);
  const seen = await lookUpRefund(engine, refund, payment);
  if (refund.state !== 'DUE') {
    if (seen.hasArrived) return finishRefund(engine, refund, lease);
    return waitForAnswer(engine, refund, lease);
  }
  if (seen.isAllBack) return finishRefund(engine, refund, lease);
  if (seen.isDisputed)
    return leaveToPerson(engine, refund, lease, 'the payer contests the payment at their bank');
  if (!(await markSentOrWait(engine, refund, lease))) return;
  if (clock().getTime() + REFUND_MS > lease.until.getTime())
    throw new Error('The lease is too short to refund.');
  const outcome = await gatewayOf(engine, payment)
    .refund(
      { requestId: payment.request_id ?? '', amount: payment.captured, receipt: payment.receipt },
      refund.amount,
      refund.id,
      AbortSignal.timeout(REFUND_MS),
    )
    .catch((error: unknown): RefundOutcome => {
      log.warn({ err: error, payment: payment.reference }, 'refund without a clear answer');
      return { kind: 'unknown' };
    });
  if (outcome.kind === 'done') return finishRefund(engine, refund, lease);
  if (outcome.kind === 'not-sent')
    return sendLater(engine, refund, lease, refundWaitMs(refund.failures));
  if (outcome.kind === 'unknown')
    return releaseLease(
      engine,
      'refunds',
      refund,
      lease,
      new Date(clock().getTime() + refundWaitMs(refund.failures)),
      { hasFailed: true },
    );
  // The gateway rejects a refund that it made before, or that it cannot make.
  if (outcome.isAlreadyRefunded || (await lookUpRefund(engine, refund, payment)).hasArrived)
    return finishRefund(engine, refund, lease);
  const mayRetry = clock().getTime() - refund.created_at.getTime() < REFUND_RETRY_MS;
  if (outcome.mayWorkLater && mayRetry)
    return sendLater(engine, refund, lease, REFUND_RETRIED_EVERY_MS);
  return leaveToPerson(engine, refund, lease, outcome.reason);
}

/** The gateway does not show the refund yet: it is looked up again, and goes to an operator after half an hour. */
function waitForAnswer(engine: Engine, refund: RefundRow, lease: Lease): Promise<void> {
  const at = engine.clock();
  if (refund.state === 'SENT' && isUnresolved(refund.sent_at, at))
    return leaveToPerson(
      engine,
      refund,
      lease,
      'the answer was lost, and the session does not show it',
    );
  const waitMs =
    refund.state === 'MANUAL' ? REFUND_REVIEWED_EVERY_MS : refundWaitMs(refund.failures);
  return releaseLease(engine, 'refunds', refund, lease, new Date(at.getTime() + waitMs), {
    hasFailed: refund.state === 'SENT',
  });
}

/**
 * Marks the refund as sent. Refunds of one payment run one after the other, because the gateway's answers cannot
 * distinguish two. Returns false, and ends the lease, when another one is in progress.
 */
async function markSentOrWait(engine: Engine, refund: RefundRow, lease: Lease): Promise<boolean> {
  const at = engine.clock();
  const nextAt = new Date(at.getTime() + refundWaitMs(refund.failures));
  const isMarked = await engine.db.withBrand(refund.brand, (tx) =>
    markRefundSent(tx, refund, { lease, at, nextAt }),
  );
  if (isMarked) return true;
  await releaseLease(engine, 'refunds', refund, lease, new Date(at.getTime() + refundWaitMs(0)));
  return false;
}

/** Makes a refund that the gateway did not make due again after `waitMs`. */
async function sendLater(
  engine: Engine,
  refund: RefundRow,
  lease: Lease,
  waitMs: number,
): Promise<void> {
  const at = engine.clock();
  await engine.db.withBrand(refund.brand, (tx) => markRefundDue(tx, refund, lease, at));
  await releaseLease(engine, 'refunds', refund, lease, new Date(at.getTime() + waitMs), {
    hasFailed: true,
  });
}

/** Opens a case for an operator. The refund is still looked up every hour. */
async function leaveToPerson(
  engine: Engine,
  refund: RefundRow,
  lease: Lease,
  reason: string,
): Promise<void> {
  const at = engine.clock();
  engine.log.error({ refund: refund.id, reason }, 'refund needs a person');
  await engine.db.withBrand(refund.brand, async (tx) => {
    if (!(await markRefundManual(tx, refund, lease, at))) return;
    await record(tx, {
      brand: refund.brand,
      bookingId: refund.booking_id,
      at,
      code: 'REFUND_MANUAL',
      data: { reason: refund.reason, amount: refund.amount, refund: refund.id },
    });
    await openCase(tx, {
      brand: refund.brand,
      kind: 'REFUND_MANUAL',
      key: refundCaseKey(refund),
      at,
      bookingId: refund.booking_id,
      paymentId: refund.payment_id,
      refundId: refund.id,
      data: { amount: refund.amount, reason: refund.reason, answer: reason },
    });
  });
  await releaseLease(
    engine,
    'refunds',
    refund,
    lease,
    new Date(at.getTime() + REFUND_REVIEWED_EVERY_MS),
  );
}

async function paymentOf({ db }: Engine, refund: RefundRow): Promise<PaymentRow> {
  const payment = await db.withBrand(refund.brand, (tx) =>
    readPayment(tx, { id: refund.payment_id, brand: refund.brand }),
  );
  if (!payment) throw new Error(`Refund ${refund.id} has no payment.`);
  return payment;
}

const refundCaseKey = ({ id }: Pick<RefundRow, 'id'>): string => `REFUND_MANUAL:${id}`;

/** Ends a refund that has arrived. The last refund of a whole payment ends the payment too, and a booking that was never booked with it. */
async function finishRefund(engine: Engine, refund: RefundRow, lease: Lease): Promise<void> {
  const at = engine.clock();
  await engine.db.withBrand(refund.brand, async (tx) => {
    const booking = await lockBooking(tx, { id: refund.booking_id, brand: refund.brand });
    if (!(await markRefundDone(tx, refund, lease, at)) || !booking) return;
    const isPaymentRefunded = await markPaymentRefunded(tx, { id: refund.payment_id }, at);
    await record(tx, {
      brand: refund.brand,
      bookingId: refund.booking_id,
      at,
      code: 'REFUNDED',
      data: { reason: refund.reason, amount: refund.amount, refund: refund.id },
    });
    if (
      isPaymentRefunded &&
      booking.state === 'REFUND_DUE' &&
      booking.paid_with === refund.payment_id
    )
      await transition(tx, booking, { to: 'REJECTED', at, nextAt: null });
    if (refund.state === 'MANUAL')
      await closeCase(tx, {
        brand: refund.brand,
        key: refundCaseKey(refund),
        at,
        by: SYSTEM,
        note: 'The gateway shows the money as given back.',
      });
  });
}

/** State of a refund as the gateway shows it. */
interface RefundSeen {
  /** True when the gateway shows refunded money that can only belong to this refund. */
  hasArrived: boolean;
  /** True when everything that was captured is refunded. */
  isAllBack: boolean;
  /** True when the payer disputes the payment, so that their bank may take the money back. */
  isDisputed: boolean;
}

/**
 * Looks a refund up in the payment's session. A refund that the session does not show may still be done, because the
 * vendor's documentation contradicts itself. A partial refund without a sum counts when it can be no other one. @throws
 * SupplierError
 */
async function lookUpRefund(
  engine: Engine,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<RefundSeen> {
  const { reference, refunded, isDisputed } = await gatewayOf(engine, payment).query(
    payment.request_id ?? '',
    AbortSignal.timeout(QUERY_MS),
  );
  const { done, open } = await engine.db.withBrand(refund.brand, (tx) =>
    readOtherRefunds(tx, refund),
  );
  const isOurs = reference === payment.reference;
  const isNamed = refunded.least >= done + refund.amount;
  const isOnlyOne =
    done === 0 && open === 0 && refunded.least > 0 && refunded.most >= refund.amount;
  return {
    hasArrived: isOurs && (isNamed || isOnlyOne),
    isAllBack: isOurs && refunded.least >= payment.captured,
    isDisputed: isDisputed === true,
  };
}

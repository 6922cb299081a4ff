import { openCase } from '../../../cases';
import { type Engine, gatewayOf } from '../../engine';
import { postpone } from '../../leases';
import type { RefundOutcome } from '../../ports';
import { record } from '../../record';
import { type Lease, PAYMENT_COLUMNS, type PaymentRow, type RefundRow } from '../../rows';
import {
  REFUND_RETRY_MS,
  REFUND_RETRIED_EVERY_MS,
  REFUND_REVIEWED_EVERY_MS,
  refundWaitMs,
  UNRESOLVED_MS,
} from '../../schedule';
import { finishRefund, refundCaseKey } from './finishRefund';
import { lookUpRefund } from './lookUpRefund';

const REFUND_MS = 45_000;

/**
 * Sends one refund, once. One whose answer was lost is looked up and never sent again by itself: the gateway need not show what
 * it gave back. After half an hour a person decides.
 */
export async function stepRefund(engine: Engine, refund: RefundRow, lease: Lease): Promise<void> {
  const { clock, log } = engine;
  const payment = await readPayment(engine, refund);
  const seen = await lookUpRefund(engine, refund, payment);
  if (refund.state !== 'DUE') {
    if (seen.hasArrived) return finishRefund(engine, refund, lease);
    return waitForAnswer(engine, refund, lease);
  }
  if (seen.isAllBack) return finishRefund(engine, refund, lease);
  if (seen.isDisputed)
    return leaveToPerson(engine, refund, lease, 'the payer contests the payment at their bank');
  if (!(await markSent(engine, refund, lease))) return;
  await engine.reached('refund-sent-written');
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
  await engine.reached('refund-answered');
  if (outcome.kind === 'done') return finishRefund(engine, refund, lease);
  if (outcome.kind === 'not-sent')
    return sendLater(engine, refund, lease, refundWaitMs(refund.failures));
  if (outcome.kind === 'unknown')
    return postpone(
      engine,
      'refunds',
      refund,
      lease,
      new Date(clock().getTime() + refundWaitMs(refund.failures)),
      { hasFailed: true },
    );
  // Refused because it was given back before, or because the gateway cannot.
  if (outcome.isAlreadyRefunded || (await lookUpRefund(engine, refund, payment)).hasArrived)
    return finishRefund(engine, refund, lease);
  const mayRetry = clock().getTime() - refund.created_at.getTime() < REFUND_RETRY_MS;
  if (outcome.mayWorkLater && mayRetry)
    return sendLater(engine, refund, lease, REFUND_RETRIED_EVERY_MS);
  return leaveToPerson(engine, refund, lease, outcome.reason);
}

/** The gateway does not show it yet. A person has looked at it before, or is asked to after half an hour. */
function waitForAnswer(engine: Engine, refund: RefundRow, lease: Lease): Promise<void> {
  const now = engine.clock().getTime();
  const sentAt = refund.sent_at?.getTime() ?? now;
  if (refund.state === 'SENT' && now - sentAt >= UNRESOLVED_MS)
    return leaveToPerson(
      engine,
      refund,
      lease,
      'the answer was lost, and the session does not show it',
    );
  const waitMs =
    refund.state === 'MANUAL' ? REFUND_REVIEWED_EVERY_MS : refundWaitMs(refund.failures);
  return postpone(engine, 'refunds', refund, lease, new Date(now + waitMs), {
    hasFailed: refund.state === 'SENT',
  });
}

/**
 * Refunds of one payment run one after the other: two under way could not be distinguished. False: not now. The payment's row
 * is locked, so that two workers see one another's.
 */
async function markSent(engine: Engine, refund: RefundRow, lease: Lease): Promise<boolean> {
  const at = engine.clock();
  const marked = await engine.db.withBrand(refund.brand, async (tx) => {
    await tx.query('select id from payments where id = $1 and brand = $2 for update', [
      refund.payment_id,
      refund.brand,
    ]);
    return tx.query(
      `update refunds set state = 'SENT', sent_at = $3, first_sent_at = coalesce(first_sent_at, $3), next_at = $4, updated_at = $3
       where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 and state = 'DUE'
         and not exists (select from refunds o where o.payment_id = refunds.payment_id and o.id <> refunds.id and o.state = 'SENT') returning id`,
      [refund.id, lease.token, at, new Date(at.getTime() + refundWaitMs(refund.failures))],
    );
  });
  if (marked.length > 0) return true;
  await postpone(engine, 'refunds', refund, lease, new Date(at.getTime() + refundWaitMs(0)));
  return false;
}

/** Nothing is under way, and it is due again later. */
async function sendLater(
  engine: Engine,
  refund: RefundRow,
  lease: Lease,
  waitMs: number,
): Promise<void> {
  const at = engine.clock();
  await engine.db.withBrand(refund.brand, (tx) =>
    tx.query(
      "update refunds set state = 'DUE', updated_at = $3 where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 and state = 'SENT'",
      [refund.id, lease.token, at],
    ),
  );
  await postpone(engine, 'refunds', refund, lease, new Date(at.getTime() + waitMs), {
    hasFailed: true,
  });
}

async function leaveToPerson(
  engine: Engine,
  refund: RefundRow,
  lease: Lease,
  reason: string,
): Promise<void> {
  const at = engine.clock();
  engine.log.error({ refund: refund.id, reason }, 'refund needs a person');
  await engine.db.withBrand(refund.brand, async (tx) => {
    const moved = await tx.query(
      "update refunds set state = 'MANUAL', updated_at = $3 where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 returning id",
      [refund.id, lease.token, at],
    );
    if (moved.length === 0) return;
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
  await postpone(
    engine,
    'refunds',
    refund,
    lease,
    new Date(at.getTime() + REFUND_REVIEWED_EVERY_MS),
  );
}

async function readPayment({ db }: Engine, refund: RefundRow): Promise<PaymentRow> {
  const [payment] = await db.withBrand(refund.brand, (tx) =>
    tx.query<PaymentRow>(`select ${PAYMENT_COLUMNS} from payments where id = $1 and brand = $2`, [
      refund.payment_id,
      refund.brand,
    ]),
  );
  if (!payment) throw new Error(`Refund ${refund.id} has no payment.`);
  return payment;
}

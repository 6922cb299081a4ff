import { QUERY_MS } from '../askGateway';
import { type Engine, gatewayOf } from '../engine';
import { postpone } from '../leases';
import type { RefundOutcome } from '../ports';
import { type Lease, PAYMENT_COLUMNS, type PaymentRow, type RefundRow } from '../rows';
import { REFUND_REVIEWED_EVERY_MS, refundWaitMs } from '../schedule';
import { finishRefund } from './finishRefund';

const REFUND_MS = 45_000;

/** Sends one refund. One that may have been sent before is looked up at the gateway first, and never sent while it may be under way. */
export async function stepRefund(engine: Engine, refund: RefundRow, lease: Lease): Promise<void> {
  const { db, clock, log } = engine;
  const payment = await readPayment(engine, refund);
  if (refund.state !== 'DUE' && (await hasArrived(engine, refund, payment))) return finishRefund(engine, refund, lease);
  if (refund.state === 'MANUAL') return postpone(engine, 'refunds', refund, lease, new Date(clock().getTime() + REFUND_REVIEWED_EVERY_MS));

  const at = clock();
  const isMarked = await db.withBrand(refund.brand, (tx) =>
    tx.query("update refunds set state = 'SENT', sent_at = $3, next_at = $4, updated_at = $3 where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 and state in ('DUE', 'SENT') returning id", [
      refund.id, lease.token, at, new Date(at.getTime() + refundWaitMs(refund.failures)),
    ]));
  if (isMarked.length === 0) return;
  await engine.reached('refund-sent-written');
  if (clock().getTime() + REFUND_MS > lease.until.getTime()) throw new Error('The lease is too short to refund.');
  const outcome = await gatewayOf(engine)
    .refund({ requestId: payment.request_id ?? '', amount: payment.amount, receipt: payment.receipt }, refund.amount, refund.id, AbortSignal.timeout(REFUND_MS))
    .catch((error: unknown): RefundOutcome => {
      log.warn({ err: error, payment: payment.reference }, 'refund without a clear answer');
      return { kind: 'unknown' };
    });
  await engine.reached('refund-answered');
  if (outcome.kind === 'done') return finishRefund(engine, refund, lease);
  if (outcome.kind === 'unknown') return postpone(engine, 'refunds', refund, lease, new Date(clock().getTime() + refundWaitMs(refund.failures)), { hasFailed: true });
  // Refused because it was already given back, or because the gateway cannot.
  if (await hasArrived(engine, refund, payment)) return finishRefund(engine, refund, lease);
  log.error({ payment: payment.reference, reason: outcome.reason }, 'refund needs a person');
  await db.withBrand(refund.brand, (tx) =>
    tx.query("update refunds set state = 'MANUAL', updated_at = $3 where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2", [refund.id, lease.token, clock()]));
  await postpone(engine, 'refunds', refund, lease, new Date(clock().getTime() + REFUND_REVIEWED_EVERY_MS));
}

async function readPayment({ db }: Engine, refund: RefundRow): Promise<PaymentRow> {
  const [payment] = await db.withBrand(refund.brand, (tx) => tx.query<PaymentRow>(`select ${PAYMENT_COLUMNS} from payments where id = $1 and brand = $2`, [refund.payment_id, refund.brand]));
  if (!payment) throw new Error(`Refund ${refund.id} has no payment.`);
  return payment;
}

/** Whether the gateway has given back this refund besides those that we know are done. */
async function hasArrived(engine: Engine, refund: RefundRow, payment: PaymentRow): Promise<boolean> {
  const state = await gatewayOf(engine).query(payment.request_id ?? '', AbortSignal.timeout(QUERY_MS));
  const [done] = await engine.db.withBrand(refund.brand, (tx) =>
    tx.query<{ amount: number }>("select coalesce(sum(amount), 0)::bigint as amount from refunds where brand = $1 and payment_id = $2 and state = 'DONE'", [refund.brand, payment.id]));
  return state.reference === payment.reference && state.refunded >= (done?.amount ?? 0) + refund.amount;
}

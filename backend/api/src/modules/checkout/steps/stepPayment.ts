import { askGateway } from '../payment/askGateway';
import { type Engine, gatewayOf } from '../engine';
import { postpone } from '../leases';
import type { Lease, PaymentRow } from '../rows';
import { nextPollAt, pollRetryMs } from '../schedule';

const CANCEL_MS = 45_000;

/** The poller: needs no notification, asks until the payment is final. An authorisation that is not needed any more is voided. */
export async function stepPayment(
  engine: Engine,
  payment: PaymentRow,
  lease: Lease,
): Promise<void> {
  if (payment.state === 'CREATED') return abandon(engine, payment, lease);
  let asked: PaymentRow;
  try {
    // An authorisation that was voided before, or lapsed, or was captured after all, is noticed here.
    asked = await askGateway(engine, payment);
    if (asked.state === 'CANCELLING') asked = await cancelAuthorization(engine, asked, lease);
  } catch (error) {
    engine.log.warn({ err: error, payment: payment.reference }, 'gateway not reached');
    return postpone(
      engine,
      'payments',
      payment,
      lease,
      new Date(engine.clock().getTime() + pollRetryMs(payment.failures)),
      { hasFailed: true },
    );
  }
  const isOpen =
    asked.state === 'PENDING' || asked.state === 'AUTHORIZED' || asked.state === 'CANCELLING';
  await postpone(
    engine,
    'payments',
    payment,
    lease,
    isOpen
      ? nextPollAt({ createdAt: asked.created_at, expiresAt: asked.expires_at }, engine.clock())
      : null,
  );
}

async function cancelAuthorization(
  engine: Engine,
  payment: PaymentRow,
  lease: Lease,
): Promise<PaymentRow> {
  if (engine.clock().getTime() + CANCEL_MS > lease.until.getTime())
    throw new Error('The lease is too short to cancel.');
  await gatewayOf(engine, payment).cancelAuthorization(
    { requestId: payment.request_id ?? '', receipt: payment.receipt },
    AbortSignal.timeout(CANCEL_MS),
  );
  await engine.reached('authorization-cancelled');
  return askGateway(engine, payment);
}

/** The process that opened it died before it had the page's address: nobody can pay on it. */
async function abandon({ db, clock }: Engine, payment: PaymentRow, lease: Lease): Promise<void> {
  await db.withBrand(payment.brand, async (tx) => {
    await tx.query(
      `update payments set state = 'ABANDONED', next_at = null, lease_until = null, lease_token = null, updated_at = $3
       where id = $1 and brand = current_setting('app.brand', true) and state = 'CREATED' and lease_token = $2`,
      [payment.id, lease.token, clock()],
    );
  });
}

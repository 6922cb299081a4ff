import { askGateway } from '../askGateway';
import type { Engine } from '../engine';
import { postpone } from '../leases';
import type { Lease, PaymentRow } from '../rows';
import { nextPollAt, pollRetryMs } from '../schedule';

/** The poller: needs no notification, asks until the payment is final. */
export async function stepPayment(engine: Engine, payment: PaymentRow, lease: Lease): Promise<void> {
  if (payment.state === 'CREATED') return abandon(engine, payment, lease);
  let asked: PaymentRow;
  try {
    asked = await askGateway(engine, payment);
  } catch (error) {
    engine.log.warn({ err: error, payment: payment.reference }, 'gateway not reached');
    return postpone(engine, 'payments', payment, lease, new Date(engine.clock().getTime() + pollRetryMs(payment.failures)), { hasFailed: true });
  }
  const next = asked.state === 'PENDING' ? nextPollAt({ createdAt: asked.created_at, expiresAt: asked.expires_at }, engine.clock()) : null;
  await postpone(engine, 'payments', payment, lease, next);
}

/** Its opener died before it knew the page's address: nobody can ever pay on it. */
async function abandon({ db, clock }: Engine, payment: PaymentRow, lease: Lease): Promise<void> {
  await db.withBrand(payment.brand, async (tx) => {
    await tx.query(
      `update payments set state = 'ABANDONED', next_at = null, lease_until = null, lease_token = null, updated_at = $3
       where id = $1 and brand = current_setting('app.brand', true) and state = 'CREATED' and lease_token = $2`,
      [payment.id, lease.token, clock()],
    );
  });
}

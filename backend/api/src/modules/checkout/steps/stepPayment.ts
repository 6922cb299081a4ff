import { askGateway } from '../payment/askGateway';
import { type Engine, gatewayOf } from '../engine';
import { postpone } from '../leases';
import type { Lease, PaymentRow } from '../rows';
import { nextPollAt, pollRetryMs } from '../schedule';
import { CLOSES_PAGES } from '../states';

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
    if (await isPagePointless(engine, asked)) asked = await cancelSession(engine, asked, lease);
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
  mustOutlast(engine, lease);
  await gatewayOf(engine, payment).cancelAuthorization(
    { requestId: payment.request_id ?? '', receipt: payment.receipt },
    AbortSignal.timeout(CANCEL_MS),
  );
  await engine.reached('authorization-cancelled');
  return askGateway(engine, payment);
}

/** Nothing was paid on it, no bank has yet to answer, and its booking is over. */
async function isPagePointless({ db }: Engine, payment: PaymentRow): Promise<boolean> {
  const { brand, booking_id: bookingId, state, processing, captured } = payment;
  if (state !== 'PENDING' || processing === true || captured > 0) return false;
  const ended = await db.queryBrand(
    brand,
    'select id from bookings where brand = $1 and id = $2 and state = any($3)',
    [brand, bookingId, CLOSES_PAGES],
  );
  return ended.length > 0;
}

/** The gateway refuses it when something was paid meanwhile, so its session is asked afterwards and alone believed. */
async function cancelSession(
  engine: Engine,
  payment: PaymentRow,
  lease: Lease,
): Promise<PaymentRow> {
  mustOutlast(engine, lease);
  const outcome = await gatewayOf(engine, payment).cancelSession(
    payment.request_id ?? '',
    AbortSignal.timeout(CANCEL_MS),
  );
  if (outcome.kind === 'no')
    engine.log.warn(
      { payment: payment.reference, reason: outcome.reason },
      'gateway keeps the page of a booking that is over',
    );
  await engine.reached('session-cancelled');
  return askGateway(engine, payment);
}

/** @throws Error when another worker might take the payment during the call */
function mustOutlast({ clock }: Engine, lease: Lease): void {
  if (clock().getTime() + CANCEL_MS > lease.until.getTime())
    throw new Error('The lease is too short to cancel.');
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

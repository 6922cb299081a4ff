import {
  abandonLeasedPayment,
  CLOSES_PAGES,
  isInState,
  type Lease,
  type PaymentRow,
  releaseLease,
} from '../repository';
import { queryGateway } from '../pay/queryGateway';
import { type Engine, gatewayOf } from '../engine';
import { nextPollAt, pollRetryMs } from '../schedule';

const CANCEL_MS = 45_000;

/** Polls the gateway until the payment is final, with or without notifications. Voids an authorisation in state CANCELLING. */
export async function stepPayment(
  engine: Engine,
  payment: PaymentRow,
  lease: Lease,
): Promise<void> {
  if (payment.state === 'CREATED') return abandon(engine, payment, lease);
  let current: PaymentRow;
  try {
    // The answer also shows an authorisation that was voided, has lapsed or was captured.
    current = await queryGateway(engine, payment);
    if (await isPagePointless(engine, current))
      current = await cancelSession(engine, current, lease);
    if (current.state === 'CANCELLING') current = await cancelAuthorization(engine, current, lease);
  } catch (error) {
    engine.log.warn({ err: error, payment: payment.reference }, 'gateway not reached');
    return releaseLease(
      engine,
      'payments',
      payment,
      lease,
      new Date(engine.clock().getTime() + pollRetryMs(payment.failures)),
      { hasFailed: true },
    );
  }
  const isOpen =
    current.state === 'PENDING' || current.state === 'AUTHORIZED' || current.state === 'CANCELLING';
  await releaseLease(
    engine,
    'payments',
    payment,
    lease,
    isOpen
      ? nextPollAt({ createdAt: current.created_at, expiresAt: current.expires_at }, engine.clock())
      : null,
  );
}

/** Voids the authorisation at the gateway, and applies the state of its session. */
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
  return queryGateway(engine, payment);
}

/** True when the booking has ended, nothing was captured and no bank has yet to answer. */
async function isPagePointless({ db }: Engine, payment: PaymentRow): Promise<boolean> {
  const { brand, booking_id: id, state, processing, captured } = payment;
  if (state !== 'PENDING' || processing === true || captured > 0) return false;
  return isInState(db, { id, brand }, CLOSES_PAGES);
}

/** Closes a page. The gateway rejects that when something was paid meanwhile, so the state is read from the session afterwards. */
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
  return queryGateway(engine, payment);
}

/** Checks the lease. @throws Error when it may end during the call */
function mustOutlast({ clock }: Engine, lease: Lease): void {
  if (clock().getTime() + CANCEL_MS > lease.until.getTime())
    throw new Error('The lease is too short to cancel.');
}

/** Ends a payment whose process was killed before it had the page's address, so that it cannot be paid. */
const abandon = ({ db, clock }: Engine, payment: PaymentRow, lease: Lease): Promise<void> =>
  db.withBrand(payment.brand, (tx) => abandonLeasedPayment(tx, payment, lease, clock()));

import {
  type BookingRow,
  FRESH,
  type Lease,
  lockPaidWith,
  type PaymentRow,
  transition,
} from '../repository';
import { queryGateway } from '../pay/queryGateway';
import { type Engine, gatewayOf } from '../engine';
import type { SettleOutcome } from '../ports';
import { dueAfter, isTaken, onceBooked, voidBooking } from './money';
import { closeBookingCase, tryAgainLater } from './needsPerson';
import { isUnresolved } from '../../effects/schedule';

const CONFIRM_MS = 45_000;

/**
 * Captures the authorised money of a booking that the supplier has. The state of the session decides, not the answer to `confirm`:
 * the gateway rejects a second capture. A lapsed authorisation voids the booking.
 */
export async function confirmPayment(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
): Promise<void> {
  const { db, clock, log } = engine;
  const seen = await db.withBrand(booking.brand, (tx) => lockPaidWith(tx, booking));
  let outcome: SettleOutcome = { kind: 'unknown' };
  let payment: PaymentRow | null = seen;
  if (seen.state === 'AUTHORIZED') {
    if (clock().getTime() + CONFIRM_MS > lease.until.getTime())
      throw new Error('The lease is too short to confirm.');
    outcome = await gatewayOf(engine, seen).confirm(
      { requestId: seen.request_id ?? '', receipt: seen.receipt },
      AbortSignal.timeout(CONFIRM_MS),
    );
    payment = await queryGateway(engine, seen).catch((error: unknown) => {
      log.warn({ err: error, payment: seen.reference }, 'gateway not reached after a confirmation');
      return null;
    });
  }
  if (payment && (isTaken(payment) || payment.state === 'REJECTED'))
    return end(engine, booking, lease);
  await retryLater(engine, booking, lease, seen, outcome);
}

async function end(engine: Engine, booking: BookingRow, lease: Lease): Promise<void> {
  const at = engine.clock();
  await engine.db.withBrand(booking.brand, async (tx) => {
    const payment = await lockPaidWith(tx, booking);
    if (isTaken(payment)) {
      const to = onceBooked(engine, booking, payment);
      await transition(tx, booking, {
        to,
        at,
        nextAt: dueAfter(booking, to, at),
        lease,
        set: FRESH,
        data: { locator: booking.supplier_locator },
      });
    } else {
      await voidBooking(tx, booking, payment, { at, lease, data: { reason: 'payment-refused' } });
    }
    await closeBookingCase(tx, booking, 'PAYMENT_MISMATCH', at, `The payment is ${payment.state}.`);
  });
}

/** Schedules another capture. After half an hour of rejections the booking is voided; without any answer an operator gets a case. */
async function retryLater(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  payment: PaymentRow,
  outcome: SettleOutcome,
): Promise<void> {
  const at = engine.clock();
  if (outcome.kind === 'no' && isUnresolved(booking.supplier_first_tried_at, at)) {
    await engine.db.withBrand(booking.brand, async (tx) =>
      voidBooking(tx, booking, await lockPaidWith(tx, booking), {
        at,
        lease,
        data: { reason: 'payment-refused' },
      }),
    );
    return;
  }
  return tryAgainLater(engine, booking, lease, {
    at,
    kind: 'PAYMENT_MISMATCH',
    data: { step: 'confirm', payment: payment.reference, answer: outcome.kind },
  });
}

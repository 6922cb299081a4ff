import {
  type PaymentRow,
  lockBooking,
  lockPayment,
  readInstalments,
  readPayment,
} from '../repository';
import { type Engine, gatewayOf } from '../engine';
import { closeCase, openCase, SYSTEM } from '../cases/cases';
import type { GatewayState } from '../ports';
import { applyPaymentStatus } from './applyPaymentStatus';

export const QUERY_MS = 8000;

/** Queries the gateway for the payment's state and applies it. @throws SupplierError when the gateway did not answer */
export async function queryGateway(engine: Engine, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.request_id === null) return payment;
  const state = await gatewayOf(engine, payment).query(
    payment.request_id,
    AbortSignal.timeout(QUERY_MS),
  );
  const current = await applyGatewayState(engine, payment, state);
  if (current.state !== payment.state) engine.wake();
  return current;
}

/**
 * Applies the gateway's state of a payment. Booking and payment are locked and only move forward, because poller, return and
 * notification may come in any order and number. A state with another reference, currency or amount than the payment's opens
 * a case instead. Returns the payment as it is now.
 */
async function applyGatewayState(
  engine: Engine,
  seen: Pick<PaymentRow, 'id' | 'brand' | 'booking_id'>,
  state: GatewayState,
): Promise<PaymentRow> {
  const { db, clock, log } = engine;
  return db.withBrand(seen.brand, async (tx) => {
    const at = clock();
    const [booking, payment] = await Promise.all([
      lockBooking(tx, { id: seen.booking_id, brand: seen.brand }),
      lockPayment(tx, seen),
    ]);
    if (!booking || !payment) throw new Error(`Payment ${seen.id} is gone.`);
    const mismatch = `PAYMENT_MISMATCH:${payment.id}`;
    if (!isOurs(payment, state) || isDoubtful(payment, state)) {
      const shown = {
        reference: state.reference,
        currency: state.currency,
        amount: state.amount,
        captured: state.captured,
        refunded: state.refunded,
        status: state.isDisputed === true ? 'DISPUTE' : state.status,
      };
      log.error(
        { payment: payment.reference, state: shown },
        'gateway speaks of another payment, or of money that is not ours to keep',
      );
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
    await applyPaymentStatus({ tx, booking, payment, instalments, state, at });
    const now = await readPayment(tx, seen);
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
/** True when the gateway reports the payment that was opened. */
function isOurs(payment: PaymentRow, state: GatewayState): boolean {
  const { reference, currency, amount, captured, discount } = state;
  const isSameDemand =
    reference === payment.reference && currency === 'COP' && amount === payment.amount;
  const isWhole = captured + (discount?.amount ?? 0) === payment.amount;
  return isSameDemand && (state.status !== 'APPROVED' || isWhole) && captured <= payment.amount;
}
/**
 * True for money that is disputed, or was partly refunded before it was applied. An operator checks it before anything is
 * sold.
 */
function isDoubtful(payment: PaymentRow, { status, refunded, isDisputed }: GatewayState): boolean {
  if (isDisputed === true) return true;
  return status === 'APPROVED' && payment.captured === 0 && refunded.least > 0;
}

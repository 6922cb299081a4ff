import {
  type BookingRow,
  type Lease,
  lockLeasedBooking,
  type PaymentRow,
  readInstalments,
  readPaymentsUnderWay,
  releaseLease,
} from '../repository';
import { cancelFor } from '../cancel/startCancellation';
import { quoteCancellation } from '../cancel/quote';
import type { Engine } from '../engine';
import { queryGateway } from '../pay/queryGateway';
import { SESSION_SETTLES_MS } from '../schedule';
import { openBookingCase } from './needsPerson';

const ASKED_EVERY_MS = 5 * 60_000;
const REVIEWED_EVERY_MS = 24 * 3_600_000;

/**
 * Cancels a booking whose instalment is unpaid after the days of grace, by its current terms. The penalty is at most the
 * paid sum, and the rest is refunded. It waits for a payment under way.
 */
export async function cancelMissed(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  number: number,
): Promise<void> {
  const { db, clock } = engine;
  const later = (ms: number) =>
    releaseLease(engine, 'bookings', booking, lease, new Date(clock().getTime() + ms));
  const open = await db.withBrand(booking.brand, (tx) => readPaymentsUnderWay(tx, booking));
  for (const payment of open) if (await mayStillPay(engine, payment)) return later(ASKED_EVERY_MS);
  const asked = new Set(open.map(({ id }) => id));
  const end = await db.withBrand(booking.brand, async (tx) => {
    const locked = await lockLeasedBooking(tx, booking, lease);
    if (!locked) return 'moved';
    const [instalments, payments] = await Promise.all([
      readInstalments(tx, locked),
      readPaymentsUnderWay(tx, booking),
    ]);
    // The instalment was paid, or a payment was opened, while the gateway was queried.
    const isUnpaid = instalments.some((one) => one.number === number && one.paid_by === null);
    if (!isUnpaid || payments.some(({ id }) => !asked.has(id))) return 'paying';
    const at = clock();
    const quote = quoteCancellation(locked, at, engine.products.get(locked.product));
    if (!quote.isCancellable) {
      await openBookingCase(engine, tx, locked, 'PAYMENT_MISMATCH', at, {
        step: 'instalment',
        number,
        reason: quote.reason,
      });
      return 'review';
    }
    const { penalty, refund, right } = quote;
    await cancelFor(tx, locked, 'INSTALMENT_MISSED', {
      at,
      lease,
      penalty,
      data: { number, refund, ...(right !== null && { right }) },
    });
    return 'cancelling';
  });
  if (end === 'paying') return later(0);
  if (end === 'review') return later(REVIEWED_EVERY_MS);
}

/** True while money may still arrive: the session has not surely ended, or the bank has yet to answer. */
async function mayStillPay(engine: Engine, payment: PaymentRow): Promise<boolean> {
  const asked = await queryGateway(engine, payment).catch((error: unknown) => {
    engine.log.warn({ err: error, payment: payment.reference }, 'gateway not reached at the end');
    return null;
  });
  if (asked === null || asked.state === 'CREATED') return true;
  if (asked.state === 'PENDING')
    return (
      asked.processing === true ||
      engine.clock().getTime() < asked.expires_at.getTime() + SESSION_SETTLES_MS
    );
  return asked.state === 'AUTHORIZED' || asked.state === 'CANCELLING';
}

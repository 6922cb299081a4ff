import {
  type BookingRow,
  type Lease,
  markReminded,
  readInstalments,
  record,
  releaseLease,
  lockLeasedBooking,
  type PaymentRow,
  readPaymentsUnderWay,
} from '../repository';
import { REMINDERS, remindAt } from '../pay/instalments';
import type { Engine } from '../engine';
import { cancelFor } from '../cancel/startCancellation';
import { quoteCancellation } from '../cancel/quote';
import { queryGateway } from '../pay/queryGateway';
import { SESSION_SETTLES_MS } from '../schedule';
import { openBookingCase } from './needsPerson';

/**
 * Reminds the traveller of the next instalment of a booking in force, and cancels the booking when it is not paid in time.
 * `latest` is the latest time of the next step. Null: the instalments alone set it.
 */
export async function followSchedule(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  latest: Date | null = null,
): Promise<void> {
  const { db, clock } = engine;
  const instalments = await db.withBrand(booking.brand, (tx) => readInstalments(tx, booking));
  const next = instalments.find(({ paid_by }) => paid_by === null);
  const { due_on, grace_until } = next ?? {};
  // The instalment was paid after this step was planned.
  if (!next || !due_on || !grace_until)
    return releaseLease(engine, 'bookings', booking, lease, latest);
  const at = clock();
  if (at >= grace_until) return cancelMissed(engine, booking, lease, next.number);
  const { reminder, nextAt } = remindAt(
    { due_on, grace_until, reminded: next.reminded },
    booking.paid_at ?? booking.created_at,
    at,
  );
  if (reminder !== null)
    await db.withBrand(booking.brand, async (tx) => {
      const reminded = { number: next.number, reminded: reminder };
      if (await markReminded(tx, booking, reminded, lease))
        await record(tx, {
          brand: booking.brand,
          bookingId: booking.id,
          at,
          code: `INSTALMENT_${REMINDERS[reminder]}`,
          data: {
            number: next.number,
            amount: next.amount,
            due_on,
            grace_until: grace_until.toISOString(),
          },
        });
    });
  await releaseLease(
    engine,
    'bookings',
    booking,
    lease,
    latest && latest < nextAt ? latest : nextAt,
  );
}

const QUERY_EVERY_MS = 5 * 60_000;
const REVIEWED_EVERY_MS = 24 * 3_600_000;

/**
 * Cancels a booking whose instalment is unpaid after the days of grace, by its current terms. The penalty is at most
 * the paid sum, and the rest is refunded. It waits for a payment in progress.
 */
async function cancelMissed(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  number: number,
): Promise<void> {
  const { db, clock } = engine;
  const later = (ms: number) =>
    releaseLease(engine, 'bookings', booking, lease, new Date(clock().getTime() + ms));
  const open = await db.withBrand(booking.brand, (tx) => readPaymentsUnderWay(tx, booking));
  for (const payment of open) if (await mayStillPay(engine, payment)) return later(QUERY_EVERY_MS);
  const queriedIds = new Set(open.map(({ id }) => id));
  const end = await db.withBrand(booking.brand, async (tx) => {
    const locked = await lockLeasedBooking(tx, booking, lease);
    if (!locked) return 'moved';
    const [instalments, payments] = await Promise.all([
      readInstalments(tx, locked),
      readPaymentsUnderWay(tx, booking),
    ]);
    // The instalment was paid, or a payment was opened, while the gateway was queried.
    const isUnpaid = instalments.some((one) => one.number === number && one.paid_by === null);
    if (!isUnpaid || payments.some(({ id }) => !queriedIds.has(id))) return 'paying';
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
  const queried = await queryGateway(engine, payment).catch((error: unknown) => {
    engine.log.warn({ err: error, payment: payment.reference }, 'gateway not reached at the end');
    return null;
  });
  if (queried === null || queried.state === 'CREATED') return true;
  if (queried.state === 'PENDING')
    return (
      queried.processing === true ||
      engine.clock().getTime() < queried.expires_at.getTime() + SESSION_SETTLES_MS
    );
  return queried.state === 'AUTHORIZED' || queried.state === 'CANCELLING';
}

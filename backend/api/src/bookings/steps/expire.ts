import {
  type BookingRow,
  findPendingPayment,
  FRESH,
  type Lease,
  releaseLease,
  transition,
} from '../repository';
import { unpaidUntil } from '../create/unpaidHolds';
import { queryGateway } from '../pay/queryGateway';
import type { Engine } from '../engine';
import { SESSION_SETTLES_MS } from '../schedule';

const QUERY_EVERY_MS = 5 * 60_000;

/**
 * Ends an unpaid booking at its deadline. Waits for a payment in progress until its session has surely ended. A hold is
 * released first.
 */
export async function expire(engine: Engine, booking: BookingRow, lease: Lease): Promise<void> {
  const { db, clock, log } = engine;
  const end = unpaidUntil(booking);
  if (clock() < end) return releaseLease(engine, 'bookings', booking, lease, end);
  const open = await db.withBrand(booking.brand, (tx) => findPendingPayment(tx, booking));
  if (open) {
    const queried = await queryGateway(engine, open).catch((error: unknown) => {
      log.warn({ err: error, payment: open.reference }, 'gateway not reached at the deadline');
      return open;
    });
    const now = clock().getTime();
    // The supplier ends a hold by itself, so money that arrives later is booked again or refunded.
    const until = booking.held_as === null ? booking.pay_by.getTime() + SESSION_SETTLES_MS : 0;
    if (queried.state === 'PENDING' && now < until)
      return releaseLease(
        engine,
        'bookings',
        booking,
        lease,
        new Date(Math.min(now + QUERY_EVERY_MS, until)),
      );
  }
  const at = clock();
  const change =
    booking.held_as === null
      ? { to: 'EXPIRED' as const, nextAt: null }
      : { to: 'RELEASING' as const, nextAt: at, set: FRESH };
  // Changes nothing when the booking was paid meanwhile.
  await db.withBrand(booking.brand, (tx) => transition(tx, booking, { ...change, at, lease }));
}

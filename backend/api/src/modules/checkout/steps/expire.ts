import { unpaidUntil } from '../booking/leaveUnpaid';
import { askGateway } from '../payment/askGateway';
import type { Engine } from '../engine';
import { postpone } from '../leases';
import { type BookingRow, type Lease, PAYMENT_COLUMNS, type PaymentRow } from '../rows';
import { SESSION_SETTLES_MS } from '../schedule';
import { FRESH, transition } from '../transition';

const ASKED_EVERY_MS = 5 * 60_000;

/** The deadline has come. A payment under way is asked about, and waited for as long as its session may take to end; a hold is given back first. */
export async function expire(engine: Engine, booking: BookingRow, lease: Lease): Promise<void> {
  const { db, clock, log } = engine;
  const end = unpaidUntil(booking);
  if (clock() < end) return postpone(engine, 'bookings', booking, lease, end);
  const [open] = await db.withBrand(booking.brand, (tx) =>
    tx.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments where brand = $1 and booking_id = $2 and state = 'PENDING'`,
      [booking.brand, booking.id],
    ),
  );
  if (open) {
    const asked = await askGateway(engine, open).catch((error: unknown) => {
      log.warn({ err: error, payment: open.reference }, 'gateway not reached at the deadline');
      return open;
    });
    const now = clock().getTime();
    // What is held ends at the supplier by itself: money that comes later is booked anew or goes back.
    const until = booking.held_as === null ? booking.pay_by.getTime() + SESSION_SETTLES_MS : 0;
    if (asked.state === 'PENDING' && now < until)
      return postpone(
        engine,
        'bookings',
        booking,
        lease,
        new Date(Math.min(now + ASKED_EVERY_MS, until)),
      );
  }
  const at = clock();
  const change =
    booking.held_as === null
      ? { to: 'EXPIRED' as const, nextAt: null }
      : { to: 'RELEASING' as const, nextAt: at, set: FRESH };
  // Paid a moment ago: the booking has moved on and this changes nothing.
  await db.withBrand(booking.brand, (tx) => transition(tx, booking, { ...change, at, lease }));
}

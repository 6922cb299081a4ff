import { askGateway } from '../askGateway';
import type { Engine } from '../engine';
import { postpone } from '../leases';
import { type BookingRow, type Lease, PAYMENT_COLUMNS, type PaymentRow } from '../rows';
import { SESSION_SETTLES_MS } from '../schedule';
import { transition } from '../transition';

const ASKED_EVERY_MS = 5 * 60_000;

/** The deadline has come. A payment under way is asked about, and waited for as long as its session may take to end. */
export async function expire(engine: Engine, booking: BookingRow, lease: Lease): Promise<void> {
  const { db, clock, log } = engine;
  const [open] = await db.withBrand(booking.brand, (tx) =>
    tx.query<PaymentRow>(`select ${PAYMENT_COLUMNS} from payments where brand = $1 and booking_id = $2 and state = 'PENDING'`, [booking.brand, booking.id]));
  if (open) {
    const asked = await askGateway(engine, open).catch((error: unknown) => {
      log.warn({ err: error, payment: open.reference }, 'gateway not reached at the deadline');
      return open;
    });
    const now = clock().getTime();
    const until = booking.pay_by.getTime() + SESSION_SETTLES_MS;
    if (asked.state === 'PENDING' && now < until) return postpone(engine, 'bookings', booking, lease, new Date(Math.min(now + ASKED_EVERY_MS, until)));
  }
  // Paid a moment ago: the booking has moved on and this changes nothing.
  await db.withBrand(booking.brand, (tx) => transition(tx, booking, { to: 'EXPIRED', at: clock(), nextAt: null, lease }));
}

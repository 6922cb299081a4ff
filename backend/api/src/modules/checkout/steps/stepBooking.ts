import type { Engine } from '../engine';
import type { BookingRow, Lease } from '../rows';
import { bookAtSupplier } from './bookAtSupplier';
import { expire } from './expire';
import { lookUp } from './lookUp';
import { settleSupplier } from './settleSupplier';

/** One step of one booking: at most one outside effect. */
export async function stepBooking(engine: Engine, booking: BookingRow, lease: Lease): Promise<void> {
  await engine.reached('booking-claimed');
  switch (booking.state) {
    case 'CREATED':
    case 'AWAITING_PAYMENT':
      return expire(engine, booking, lease);
    case 'PAID':
      return bookAtSupplier(engine, booking, lease);
    case 'BOOKING_AT_SUPPLIER':
      // Left behind by a worker that died: what the supplier did is unknown.
      return settleSupplier(engine, booking, lease, { kind: 'unknown' });
    case 'SUPPLIER_UNKNOWN':
    case 'MANUAL_REVIEW':
      return lookUp(engine, booking, lease);
    default:
      throw new Error(`Nothing is due in ${booking.state}.`);
  }
}

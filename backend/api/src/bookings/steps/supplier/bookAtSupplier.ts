import { type BookingRow, FRESH, type Lease, lockPaidWith, transition } from '../../repository';
import { type Engine, productOf } from '../../engine';
import type { BookOutcome } from '../../ports';
import { attempt } from './attempt';
import { rejectAndRefund, onceBooked } from '../money';
import { settleSupplier } from './settleSupplier';

/** Books a paid or authorised booking. A held one only needs its payment confirmed or its document issued. */
export async function bookAtSupplier(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
): Promise<void> {
  const { db, clock } = engine;
  const product = productOf(engine, booking);
  const isDone = await db.withBrand(booking.brand, async (tx) => {
    const [payment, at] = [await lockPaidWith(tx, booking), clock()];
    // A rejected payment here is an authorisation that has lapsed.
    if (payment.state === 'REJECTED')
      return rejectAndRefund(tx, booking, payment, { at, lease, data: { reason: 'payment-lost' } });
    if (booking.held_as === null || !product.issues) return false;
    await transition(tx, booking, {
      to: onceBooked(engine, { ...booking, waits_until: null }, payment),
      at,
      nextAt: at,
      lease,
      set: { ...FRESH, supplier_locator: booking.held_as },
    });
    return true;
  });
  if (isDone) return;
  const outcome = await attempt<BookOutcome>(engine, booking, lease, {
    begun: 'BOOKING_AT_SUPPLIER',
    call: (draft, signal) => product.book(draft, signal),
  });
  if (outcome)
    await settleSupplier(engine, { ...booking, state: 'BOOKING_AT_SUPPLIER' }, lease, outcome);
}

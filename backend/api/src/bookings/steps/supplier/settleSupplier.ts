import { type BookingRow, FRESH, type Lease, lockPaidWith, transition } from '../../repository';
import type { Engine } from '../../engine';
import type { BookOutcome } from '../../ports';
import { lookUpWaitMs } from '../../../effects/schedule';
import { dueAfter, onceBooked, rejectAndRefund } from '../money';
import { closeBookingCase } from '../needsPerson';

/** Applies the supplier's answer. An unknown one starts the look-ups. */
export async function settleSupplier(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  outcome: BookOutcome,
): Promise<void> {
  const at = engine.clock();
  await engine.db.withBrand(booking.brand, async (tx) => {
    if (outcome.kind === 'unknown') {
      await transition(tx, booking, {
        to: 'SUPPLIER_UNKNOWN',
        at,
        nextAt: new Date(at.getTime() + lookUpWaitMs(0)),
        lease,
        set: { look_ups: 0 },
      });
    } else {
      const payment = await lockPaidWith(tx, booking);
      if (outcome.kind === 'yes' || outcome.kind === 'waiting') {
        const isWaiting = outcome.kind === 'waiting';
        const waitsUntil = isWaiting ? outcome.until : null;
        const to = onceBooked(engine, { ...booking, waits_until: waitsUntil }, payment);
        const set = {
          ...FRESH,
          supplier_locator: outcome.locator,
          supplier_name: (isWaiting ? null : outcome.supplierName) ?? null,
          confirmation: (isWaiting ? null : outcome.details) ?? null,
          waits_until: waitsUntil,
        };
        await transition(tx, booking, {
          to,
          at,
          nextAt: dueAfter(booking, to, at),
          lease,
          set,
          data: { locator: outcome.locator },
        });
      } else {
        await rejectAndRefund(tx, booking, payment, {
          at,
          lease,
          data: { reason: outcome.reason },
        });
      }
      if (booking.state === 'MANUAL_REVIEW' || booking.state === 'WAITING')
        await closeBookingCase(
          tx,
          booking,
          'SUPPLIER_UNKNOWN',
          at,
          `The supplier answered at last: ${outcome.kind}.`,
        );
    }
  });
}

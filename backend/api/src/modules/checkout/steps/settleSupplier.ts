import type { Engine } from '../engine';
import type { SupplierOutcome } from '../ports';
import type { BookingRow, Lease } from '../rows';
import { lookUpWaitMs } from '../schedule';
import { FRESH, transition } from '../transition';
import { rejectAndRefund, lockPaidWith, onceBooked } from './money';
import { closeBookingCase } from './needsPerson';

/** Writes the supplier's clear answer down; an unknown one starts the look-ups. */
export async function settleSupplier(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  outcome: SupplierOutcome,
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
      if (outcome.kind === 'yes') {
        const to = onceBooked(engine, booking, payment);
        const set = {
          ...FRESH,
          supplier_locator: outcome.locator,
          supplier_name: outcome.supplierName ?? null,
          confirmation: outcome.details ?? null,
        };
        await transition(tx, booking, {
          to,
          at,
          nextAt: to === 'CONFIRMED' ? null : at,
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
      if (booking.state === 'MANUAL_REVIEW')
        await closeBookingCase(
          tx,
          booking,
          'SUPPLIER_UNKNOWN',
          at,
          `The supplier answered at last: ${outcome.kind}.`,
        );
    }
    await engine.reached('outcome-in-transaction');
  });
  await engine.reached('outcome-written');
}

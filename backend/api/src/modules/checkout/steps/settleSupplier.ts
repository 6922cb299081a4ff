import type { Engine } from '../engine';
import type { SupplierOutcome } from '../ports';
import { oweRefund } from '../refunds';
import type { BookingRow, Lease } from '../rows';
import { lookUpWaitMs } from '../schedule';
import { transition } from '../transition';

/** Writes the supplier's clear answer down; an unknown one starts the look-ups. */
export async function settleSupplier(engine: Engine, booking: BookingRow, lease: Lease, outcome: SupplierOutcome): Promise<void> {
  const at = engine.clock();
  await engine.db.withBrand(booking.brand, async (tx) => {
    if (outcome.kind === 'yes') {
      const set = { supplier_locator: outcome.locator, supplier_name: outcome.supplierName ?? null, confirmation: outcome.details ?? null };
      await transition(tx, booking, { to: 'CONFIRMED', at, nextAt: null, lease, set, data: { locator: outcome.locator } });
    } else if (outcome.kind === 'unknown') {
      await transition(tx, booking, { to: 'SUPPLIER_UNKNOWN', at, nextAt: new Date(at.getTime() + lookUpWaitMs(0)), lease, set: { look_ups: 0 } });
    } else {
      const isMoved = await transition(tx, booking, { to: 'REFUND_DUE', at, nextAt: null, lease, data: { reason: outcome.reason } });
      if (isMoved) await owe(booking);
    }
    await engine.reached('outcome-in-transaction');

    async function owe({ paid_with: id, brand, id: bookingId, total }: BookingRow): Promise<void> {
      if (id === null) throw new Error(`Booking ${booking.code} has nothing to give back.`);
      await oweRefund(tx, { id, brand, booking_id: bookingId }, 'SUPPLIER_REJECTED', total, at);
    }
  });
  await engine.reached('outcome-written');
}

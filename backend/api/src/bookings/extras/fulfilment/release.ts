import type { Lease } from '../../../effects/leases';
import type { ExtrasEngine } from '../engine';
import { holdChange } from '../cart/holdChange';
import type { ExtraRow } from '../rows';
import { recordEvent, refundable, refundExtra } from './settle';
import { bookingPhaseOf, lockBookingOf, move } from './write';

/**
 * Releases the reservation of an extra whose booking ended before it was bought. After a cancellation its price is refunded. The
 * checkout refunds a failed booking with its extras.
 */
export async function release(engine: ExtrasEngine, row: ExtraRow, lease: Lease): Promise<void> {
  const { db, clock } = engine;
  await db.withBrand(row.brand, async (tx) => {
    const [at, booking] = [clock(), await lockBookingOf(tx, row)];
    if (bookingPhaseOf(booking) !== 'over') return;
    const isOwed = booking.state === 'CANCELLED' && booking.paid_with !== null;
    const refund = isOwed ? await refundable(tx, booking, row.amount) : 0;
    const isMoved = await move(tx, row, lease, {
      to: isOwed ? 'CANCELLED' : 'RELEASED',
      at,
      nextAt: null,
      ...(isOwed && { set: { refunded: refund } }),
    });
    if (!isMoved) return;
    await holdChange(engine, tx, row.brand, { take: [], give: [row] });
    if (!isOwed) return;
    await refundExtra(tx, row, booking, 'CANCELLATION', refund, at);
    await recordEvent(tx, row, at, 'OPTIONAL_CANCELLED', {
      name: row.shown.name,
      refund,
    });
  });
}

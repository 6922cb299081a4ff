import type { OptionalsEngine } from '../engine';
import { holdChange } from '../cart/holdChange';
import type { OptionalRow } from '../rows';
import { giveBack, tell } from './settle';
import { bookingPhaseOf, type Lease, lockBooking, move } from './write';

/**
 * The booking is over before the extra was bought: the provider has it back. Whoever paid and cancelled gets all of it;
 * of a booking that failed the checkout gives everything back itself.
 */
export async function release(
  engine: OptionalsEngine,
  row: OptionalRow,
  lease: Lease,
): Promise<void> {
  const { db, clock } = engine;
  await db.withBrand(row.brand, async (tx) => {
    const [at, booking] = [clock(), await lockBooking(tx, row)];
    if (bookingPhaseOf(booking) !== 'over') return;
    const isOwed = booking.state === 'CANCELLED' && booking.paid_with !== null;
    const isMoved = await move(tx, row, lease, {
      to: isOwed ? 'CANCELLED' : 'RELEASED',
      at,
      nextAt: null,
      ...(isOwed && { set: { refunded: row.amount } }),
    });
    if (!isMoved) return;
    await holdChange(engine, tx, row.brand, { take: [], give: [row] });
    if (!isOwed) return;
    await giveBack(tx, row, booking, 'CANCELLATION', row.amount, at);
    await tell(tx, row, at, 'OPTIONAL_CANCELLED', { name: row.shown.name, refund: row.amount });
  });
}

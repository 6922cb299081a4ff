import type { Tx } from '../../../db/database';
import type { BookingRow } from '../../../bookings/repository';
import { closeCase, openCase, SYSTEM } from '../../../bookings/cases';
import { scheduleWords as words } from '../messages/schedule';

type Booking = Pick<BookingRow, 'id' | 'brand' | 'product' | 'supplier' | 'supplier_locator'>;

/**
 * Opens a case for airline changes that cannot be read, so that a person checks them at the supplier; closes it once all can
 * be read.
 */
export async function settleUnread(
  tx: Tx,
  { id, brand, product, supplier, supplier_locator: locator }: Booking,
  unreadable: readonly string[],
  at: Date,
): Promise<void> {
  const key = `SCHEDULE_CHANGE:${id}:unread`;
  if (unreadable.length === 0) {
    await closeCase(tx, { brand, key, at, by: SYSTEM, note: words.readable });
    return;
  }
  await openCase(tx, {
    ...{ brand, key, at, kind: 'SCHEDULE_CHANGE', bookingId: id },
    data: { product, supplier, locator, unreadable },
  });
}

import type { Tx } from '../../../db/database';
import type { BookingRow } from '../../../modules/bookings/repository';
import { closeCase, openCase, SYSTEM } from '../../../modules/cases';
import { scheduleWords as words } from '../messages/schedule';

type Booking = Pick<BookingRow, 'id' | 'brand' | 'product' | 'supplier' | 'supplier_locator'>;

/** A change of an airline that we cannot read is a person's to look up at the supplier, until all can be read again. */
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

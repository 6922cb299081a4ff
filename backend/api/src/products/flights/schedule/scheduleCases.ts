import type { ScheduleChange } from '@tiquete/contracts';
import type { Database, Tx } from '../../../db/database';
import type { Log } from '../../../lib/search/log';
import type { BookingRow } from '../../../bookings/repository';
import { casesOfCancelled, closeCase, openCase, SYSTEM } from '../../../bookings/cases';
import { scheduleWords as words } from '../messages';

type Booking = Pick<BookingRow, 'id' | 'brand' | 'product' | 'supplier' | 'supplier_locator'>;

/**
 * Opens a case for airline changes that cannot be read, so that an operator checks them at the supplier. Closes it once all
 * changes can be read.
 */
export async function settleUnreadableCase(
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

/** Opens a case for a change that the traveller cannot accept online, and closes it when a later change can be accepted. */
export async function settleChangeCase(
  tx: Tx,
  { brand, id, code, product, supplier }: BookingRow,
  change: ScheduleChange,
  at: Date,
  log: Pick<Log, 'error'>,
): Promise<void> {
  const key = `SCHEDULE_CHANGE:${id}`;
  if (change.actions.includes('ACCEPT')) {
    await closeCase(tx, { brand, key, at, by: SYSTEM, note: words.fits });
    return;
  }
  log.error({ booking: code, change: change.id }, 'change of schedule needs a person');
  const flights = change.flights.map(({ before }) => `${before.flight} ${before.departs}`);
  await openCase(tx, {
    ...{ brand, key, at, kind: 'SCHEDULE_CHANGE', bookingId: id },
    data: { product, supplier, change: change.id, flights, actions: change.actions },
  });
}

/** Closes the cases of cancelled bookings, at most `limit` of them. */
export async function closeCasesOfCancelled(
  db: Database,
  limit: number,
  clock: () => Date,
): Promise<void> {
  const open = await casesOfCancelled(db, 'SCHEDULE_CHANGE', limit);
  for (const { brand, key } of open)
    await db.withBrand(brand, (tx) =>
      closeCase(tx, { brand, key, at: clock(), by: SYSTEM, note: words.over }),
    );
}

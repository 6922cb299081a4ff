import type { CaseKind } from '../../cases';
import type { Engine } from '../engine';
import { postpone } from '../leases';
import type { BookingRow, Lease } from '../rows';
import { lookUpWaitMs, REVIEWED_EVERY_MS, UNRESOLVED_MS } from '../schedule';
import { openBookingCase } from './needsPerson';

export interface TriedInVain {
  at: Date;
  kind: CaseKind;
  data: Record<string, unknown>;
  /** A retry will get the same answer: the case is opened at once instead of after half an hour. */
  isRefused?: boolean;
}

/** True once an effect that does no harm when repeated has been tried for half an hour. */
export const isUnresolved = (
  { supplier_first_tried_at: since }: Pick<BookingRow, 'supplier_first_tried_at'>,
  at: Date,
): boolean => since !== null && at.getTime() - since.getTime() >= UNRESOLVED_MS;

/** For effects that are simply repeated until they are done: on the schedule of look-ups, later beside a person. */
export async function tryAgainLater(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  { at, kind, data, isRefused = false }: TriedInVain,
): Promise<void> {
  const needsPerson = isRefused || isUnresolved(booking, at);
  await engine.db.withBrand(booking.brand, async (tx) => {
    await tx.query(
      "update bookings set supplier_first_tried_at = coalesce(supplier_first_tried_at, $3) where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2",
      [booking.id, lease.token, at],
    );
    if (needsPerson) await openBookingCase(engine, tx, booking, kind, at, data);
  });
  const waitMs = needsPerson ? REVIEWED_EVERY_MS : lookUpWaitMs(booking.look_ups);
  await postpone(engine, 'bookings', booking, lease, new Date(at.getTime() + waitMs), {
    countsLookUp: true,
  });
}

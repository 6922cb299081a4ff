import { type BookingRow, type Lease, markFirstTried, releaseLease } from '../repository';
import type { CaseKind } from '../cases/cases';
import type { Engine } from '../engine';
import { isUnresolved, lookUpWaitMs, REVIEWED_EVERY_MS } from '../../effects/schedule';
import { openBookingCase } from './needsPerson';

export interface TriedInVain {
  at: Date;
  kind: CaseKind;
  data: Record<string, unknown>;
  /** True when the supplier has rejected the call and will again, so that the case is opened at once. */
  isRefused?: boolean;
}

/** Schedules another attempt of a call that is safe to repeat. After half an hour an operator gets a case, and the attempts go on. */
export async function tryAgainLater(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  { at, kind, data, isRefused = false }: TriedInVain,
): Promise<void> {
  const needsPerson = isRefused || isUnresolved(booking.supplier_first_tried_at, at);
  await engine.db.withBrand(booking.brand, async (tx) => {
    await markFirstTried(tx, booking, lease, at);
    if (needsPerson) await openBookingCase(engine, tx, booking, kind, at, data);
  });
  const waitMs = needsPerson ? REVIEWED_EVERY_MS : lookUpWaitMs(booking.look_ups);
  await releaseLease(engine, 'bookings', booking, lease, new Date(at.getTime() + waitMs), {
    countsLookUp: true,
  });
}

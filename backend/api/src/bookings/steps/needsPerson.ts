import type { Tx } from '../../db/database';
import {
  type BookingRow,
  type BookingState,
  type Lease,
  transition,
  markFirstTried,
  releaseLease,
} from '../repository';
import { type CaseKind, closeCase, openCase, SYSTEM } from '../cases/cases';
import type { Engine } from '../engine';
import { REVIEWED_EVERY_MS, isUnresolved, lookUpWaitMs } from '../../effects/schedule';

type Booking = Pick<BookingRow, 'id' | 'brand' | 'code' | 'product' | 'supplier'>;
const keyOf = (kind: CaseKind, { id }: Pick<BookingRow, 'id'>) => `${kind}:${id}`;

/** Opens a case for an operator, in the transaction of the change that needs one. */
export async function openBookingCase(
  { log }: Engine,
  tx: Tx,
  booking: Booking,
  kind: CaseKind,
  at: Date,
  data: Record<string, unknown>,
): Promise<void> {
  log.error({ booking: booking.code, kind, ...data }, 'booking needs a person');
  await openCase(tx, {
    brand: booking.brand,
    kind,
    key: keyOf(kind, booking),
    at,
    bookingId: booking.id,
    data: { product: booking.product, supplier: booking.supplier, ...data },
  });
}
/** Closes a case that was settled without an operator. */
export const closeBookingCase = (
  tx: Tx,
  booking: Booking,
  kind: CaseKind,
  at: Date,
  note: string,
): Promise<boolean> =>
  closeCase(tx, { brand: booking.brand, key: keyOf(kind, booking), at, by: SYSTEM, note });

/** Opens a case after half an hour without a clear answer, or for an answer (`reason`) that needs an operator. Look-ups go on. */
export async function review(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  to: BookingState,
  kind: CaseKind,
  at: Date,
  reason?: string,
): Promise<void> {
  await engine.db.withBrand(booking.brand, async (tx) => {
    const isMoved = await transition(tx, booking, {
      to,
      at,
      nextAt: new Date(at.getTime() + REVIEWED_EVERY_MS),
      lease,
    });
    if (isMoved)
      await openBookingCase(engine, tx, booking, kind, at, {
        step: booking.state,
        since: booking.supplier_first_tried_at,
        ...(reason !== undefined && { reason }),
      });
  });
}

interface TriedInVain {
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

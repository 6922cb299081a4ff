import type { Tx } from '../../db/database';
import { type BookingRow, type BookingState, type Lease, transition } from '../repository';
import { type CaseKind, closeCase, openCase, SYSTEM } from '../cases/cases';
import type { Engine } from '../engine';
import { REVIEWED_EVERY_MS } from '../../effects/schedule';

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

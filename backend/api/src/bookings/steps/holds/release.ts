import { type BookingRow, FRESH, type Lease, transition } from '../../repository';
import { type Engine, productOf } from '../../engine';
import type { UndoOutcome } from '../../ports';
import { toDraft } from '../../create/toDraft';
import { closeBookingCase } from '../needsPerson';
import { tryAgainLater } from '../tryAgainLater';

const RELEASE_MS = 45_000;

/** Releases the hold at the supplier, and tries again until it is done. It is safe to repeat. */
export async function release(engine: Engine, booking: BookingRow, lease: Lease): Promise<void> {
  const { db, clock, log, cipher } = engine;
  const { holds } = productOf(engine, booking);
  if (!holds) throw new Error(`${booking.product} holds nothing.`);
  const outcome = await holds
    .release(toDraft(booking, cipher), AbortSignal.timeout(RELEASE_MS))
    .catch((error: unknown): UndoOutcome => {
      log.warn({ err: error, booking: booking.code }, 'release without a clear answer');
      return { kind: 'unknown' };
    });
  const at = clock();
  if (outcome.kind === 'yes') {
    await db.withBrand(booking.brand, async (tx) => {
      const to = booking.cancel_requested_at ? 'CANCELLED' : 'EXPIRED';
      await transition(tx, booking, {
        to,
        at,
        nextAt: null,
        lease,
        set: { ...FRESH, held_as: null, held_until: null },
        data: to === 'CANCELLED' ? { penalty: 0, refund: 0 } : {},
      });
      await closeBookingCase(tx, booking, 'SUPPLIER_UNKNOWN', at, 'The supplier let the hold go.');
    });
    return;
  }
  await tryAgainLater(engine, booking, lease, {
    at,
    kind: 'SUPPLIER_UNKNOWN',
    data: { step: 'release', answer: outcome.kind },
    isRefused: outcome.kind === 'no',
  });
}

import type { Engine } from '../engine';
import type { SupplierOutcome } from '../ports';
import type { BookingRow, Lease } from '../rows';
import { toDraft } from '../toDraft';
import { transition } from '../transition';
import { settleSupplier } from './settleSupplier';

/** Hotel suppliers ask for a minute; the lease outlives it. */
export const BOOK_MS = 60_000;

/**
 * The intent is committed before the supplier is asked: whoever finds a booking in BOOKING_AT_SUPPLIER must look it up,
 * never book it again.
 */
export async function bookAtSupplier(engine: Engine, booking: BookingRow, lease: Lease): Promise<void> {
  const { db, clock, log, cipher, products } = engine;
  const product = products.get(booking.product);
  if (!product) throw new Error(`No module books ${booking.product}.`);
  const at = clock();
  const draft = toDraft(booking, cipher);
  const isIntended = await db.withBrand(booking.brand, (tx) =>
    transition(tx, booking, {
      to: 'BOOKING_AT_SUPPLIER', at, nextAt: at, lease, keepsLease: true,
      set: { supplier_tries: booking.supplier_tries + 1, supplier_tried_at: at, supplier_first_tried_at: booking.supplier_first_tried_at ?? at, look_ups: 0 },
    }));
  if (!isIntended) return;
  await engine.reached('intent-written');
  // A process that was stopped for long must not act under a lease that may be another's by now.
  if (clock().getTime() + BOOK_MS > lease.until.getTime()) throw new Error('The lease is too short to book.');
  const outcome = await product.book(draft, AbortSignal.timeout(BOOK_MS)).catch((error: unknown): SupplierOutcome => {
    log.warn({ err: error, booking: booking.code }, 'supplier gave no clear answer');
    return { kind: 'unknown' };
  });
  await engine.reached('supplier-answered');
  await settleSupplier(engine, { ...booking, state: 'BOOKING_AT_SUPPLIER' }, lease, outcome);
}

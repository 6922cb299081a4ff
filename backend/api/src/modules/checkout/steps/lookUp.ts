import type { Engine } from '../engine';
import type { BookingRow, Lease } from '../rows';
import { lookUpWaitMs, REVIEWED_EVERY_MS, UNRESOLVED_MS } from '../schedule';
import { postpone } from '../leases';
import { toDraft } from '../toDraft';
import { transition } from '../transition';
import { settleSupplier } from './settleSupplier';

const LOOK_UP_MS = 20_000;
const SETTLES_MS = 60_000;
const MAX_TRIES = 2;

/** Asks the supplier for our reference. `not-found` counts only when the attempt can no longer be under way. */
export async function lookUp(engine: Engine, booking: BookingRow, lease: Lease): Promise<void> {
  const { db, clock, log, cipher, products } = engine;
  const product = products.get(booking.product);
  if (!product) throw new Error(`No module books ${booking.product}.`);
  const found = await product.lookUp(toDraft(booking, cipher), AbortSignal.timeout(LOOK_UP_MS)).catch((error: unknown) => {
    log.warn({ err: error, booking: booking.code }, 'look-up without a clear answer');
    return { kind: 'unknown' } as const;
  });
  await engine.reached('look-up-answered');
  if (found.kind === 'yes' || found.kind === 'no') return settleSupplier(engine, booking, lease, found);

  const at = clock();
  const isReviewed = booking.state === 'MANUAL_REVIEW';
  const settledAt = (booking.supplier_tried_at ?? at).getTime() + (product.settlesAfterMs ?? SETTLES_MS);
  if (found.kind === 'not-found' && at.getTime() >= settledAt && !isReviewed) {
    if (booking.supplier_tries >= MAX_TRIES) return settleSupplier(engine, booking, lease, { kind: 'no', reason: 'refused' });
    await db.withBrand(booking.brand, (tx) => transition(tx, booking, { to: 'PAID', at, nextAt: at, lease }));
    return;
  }
  const isUnresolved = at.getTime() - (booking.supplier_first_tried_at ?? at).getTime() >= UNRESOLVED_MS;
  if (isUnresolved && !isReviewed) {
    log.error({ booking: booking.code, product: booking.product }, 'booking needs a person');
    await db.withBrand(booking.brand, (tx) => transition(tx, booking, { to: 'MANUAL_REVIEW', at, nextAt: new Date(at.getTime() + REVIEWED_EVERY_MS), lease }));
    return;
  }
  const waitMs = isReviewed ? REVIEWED_EVERY_MS : lookUpWaitMs(booking.look_ups + 1);
  await postpone(engine, 'bookings', booking, lease, new Date(at.getTime() + waitMs), { countsLookUp: true });
}

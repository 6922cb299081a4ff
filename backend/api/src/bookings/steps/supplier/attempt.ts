import {
  type BookingRow,
  type BookingState,
  type Lease,
  transition,
  FRESH,
  lockPaidWith,
} from '../../repository';
import { callOutside } from '../../../effects/callOutside';
import { type Engine, productOf } from '../../engine';
import type { BookingDraft, BookOutcome } from '../../ports';
import { toDraft } from '../../create/toDraft';
import { rejectAndRefund, onceBooked } from '../money';
import { settleSupplier } from './settleSupplier';

/** Milliseconds that a supplier has for its answer. The lease lasts longer. */
const CALL_MS = 60_000;

export interface Attempt<Outcome> {
  /** State of a started attempt. Such a booking is looked up, and the call is not repeated. */
  begun: BookingState;
  call(draft: BookingDraft, signal: AbortSignal): Promise<Outcome>;
}

/**
 * Makes one call with an effect at the supplier. The intent is committed before the call: a worker that finds a started attempt looks
 * it up and does not repeat it. Returns null, without a call, when another worker was first.
 */
export async function attempt<Outcome>(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  { begun, call }: Attempt<Outcome>,
): Promise<Outcome | { kind: 'unknown' } | null> {
  const { db, clock, cipher } = engine;
  const at = clock();
  const draft = toDraft(booking, cipher);
  const isIntended = await db.withBrand(booking.brand, (tx) =>
    transition(tx, booking, {
      to: begun,
      at,
      nextAt: at,
      lease,
      retainsLease: true,
      set: {
        supplier_tries: booking.supplier_tries + 1,
        supplier_tried_at: at,
        supplier_first_tried_at: booking.supplier_first_tried_at ?? at,
        look_ups: 0,
      },
    }),
  );
  if (!isIntended) return null;
  return callOutside(engine, {
    deadlineMs: CALL_MS,
    lease,
    about: { booking: booking.code, step: begun },
    call: (signal) => call(draft, signal),
  });
}

/** Books a paid or authorised booking. A held one only needs its payment confirmed or its document issued. */
export async function bookAtSupplier(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
): Promise<void> {
  const { db, clock } = engine;
  const product = productOf(engine, booking);
  const isDone = await db.withBrand(booking.brand, async (tx) => {
    const [payment, at] = [await lockPaidWith(tx, booking), clock()];
    // A rejected payment here is an authorisation that has lapsed.
    if (payment.state === 'REJECTED')
      return rejectAndRefund(tx, booking, payment, { at, lease, data: { reason: 'payment-lost' } });
    if (booking.held_as === null || !product.issues) return false;
    await transition(tx, booking, {
      to: onceBooked(engine, { ...booking, waits_until: null }, payment),
      at,
      nextAt: at,
      lease,
      set: { ...FRESH, supplier_locator: booking.held_as },
    });
    return true;
  });
  if (isDone) return;
  const outcome = await attempt<BookOutcome>(engine, booking, lease, {
    begun: 'BOOKING_AT_SUPPLIER',
    call: (draft, signal) => product.book(draft, signal),
  });
  if (outcome)
    await settleSupplier(engine, { ...booking, state: 'BOOKING_AT_SUPPLIER' }, lease, outcome);
}

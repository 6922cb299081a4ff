import { type BookingRow, type BookingState, type Lease, transition } from '../../repository';
import { callOutside } from '../../../effects/callOutside';
import type { Engine } from '../../engine';
import type { BookingDraft } from '../../ports';
import { toDraft } from '../../create/toDraft';

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

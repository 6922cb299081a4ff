import {
  type BookingRow,
  type BookingState,
  type Lease,
  transition,
} from '../../../bookings/repository';
import type { Engine, KillPoint } from '../../engine';
import type { BookingDraft } from '../../ports';
import { toDraft } from '../../booking/toDraft';

/** Milliseconds of a call, as suppliers require. The lease is longer. */
export const CALL_MS = 60_000;

export interface Attempt<Outcome> {
  /** State of the booking during the call. A call in this state is looked up before it is repeated. */
  begun: BookingState;
  points: { written: KillPoint; answered: KillPoint };
  call(draft: BookingDraft, signal: AbortSignal): Promise<Outcome>;
}

/**
 * Makes a call with an effect at the supplier. The intent is committed before the call: a worker that finds an attempt under way
 * looks it up and never repeats it. Null: another worker was first, and the supplier was not called.
 */
export async function attempt<Outcome>(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  { begun, points, call }: Attempt<Outcome>,
): Promise<Outcome | { kind: 'unknown' } | null> {
  const { db, clock, log, cipher } = engine;
  const at = clock();
  const draft = toDraft(booking, cipher);
  const isIntended = await db.withBrand(booking.brand, (tx) =>
    transition(tx, booking, {
      to: begun,
      at,
      nextAt: at,
      lease,
      keepsLease: true,
      set: {
        supplier_tries: booking.supplier_tries + 1,
        supplier_tried_at: at,
        supplier_first_tried_at: booking.supplier_first_tried_at ?? at,
        look_ups: 0,
      },
    }),
  );
  if (!isIntended) return null;
  await engine.reached(points.written);
  // A process that was suspended may hold a lease that has ended.
  if (clock().getTime() + CALL_MS > lease.until.getTime())
    throw new Error('The lease is too short to ask the supplier.');
  const outcome = await call(draft, AbortSignal.timeout(CALL_MS)).catch((error: unknown) => {
    log.warn({ err: error, booking: booking.code, step: begun }, 'supplier gave no clear answer');
    return { kind: 'unknown' as const };
  });
  await engine.reached(points.answered);
  return outcome;
}

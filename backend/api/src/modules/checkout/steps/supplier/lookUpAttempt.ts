import {
  type BookingRow,
  type BookingState,
  type Lease,
  releaseLease,
  transition,
} from '../../../bookings/repository';
import { type Engine, type KillPoint, productOf } from '../../engine';
import type { BookingDraft } from '../../ports';
import { lookUpWaitMs, REVIEWED_EVERY_MS, UNRESOLVED_MS } from '../../schedule';
import { toDraft } from '../../booking/toDraft';

const LOOK_UP_MS = 20_000;
const SETTLES_MS = 60_000;
const MAX_TRIES = 2;

export interface LookUp<Outcome extends { kind: string }> {
  answered: KillPoint;
  /** Reads the outcome from the supplier. `not-found` counts only once the attempt can no longer be under way. */
  ask(draft: BookingDraft, signal: AbortSignal): Promise<Outcome | { kind: 'not-found' }>;
  /** Applies a clear answer. */
  settle(outcome: Outcome): Promise<void>;
  /** State in which the call is due again. */
  again: BookingState;
  /** Called when nothing is found after two attempts. */
  giveUp(): Promise<void>;
  /** Called when the outcome is unknown after half an hour. Null: an operator has a case already. */
  unresolved: ((at: Date) => Promise<void>) | null;
}

/** Looks up the outcome of an attempt, on the schedule of look-ups. */
export async function lookUpAttempt<Outcome extends { kind: string }>(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  lookUp: LookUp<Outcome>,
): Promise<void> {
  const { db, clock, log, cipher } = engine;
  const found = await lookUp
    .ask(toDraft(booking, cipher), AbortSignal.timeout(LOOK_UP_MS))
    .catch((error: unknown) => {
      log.warn(
        { err: error, booking: booking.code, step: booking.state },
        'look-up without a clear answer',
      );
      return { kind: 'unknown' } as const;
    });
  await engine.reached(lookUp.answered);
  if (isClear<Outcome>(found)) return lookUp.settle(found);

  const at = clock();
  const settledAt =
    (booking.supplier_tried_at ?? at).getTime() +
    (productOf(engine, booking).settlesAfterMs ?? SETTLES_MS);
  if (found.kind === 'not-found' && at.getTime() >= settledAt && lookUp.unresolved) {
    if (booking.supplier_tries >= MAX_TRIES) return lookUp.giveUp();
    await db.withBrand(booking.brand, (tx) =>
      transition(tx, booking, { to: lookUp.again, at, nextAt: at, lease }),
    );
    return;
  }
  const isUnresolved =
    at.getTime() - (booking.supplier_first_tried_at ?? at).getTime() >= UNRESOLVED_MS;
  if (isUnresolved && lookUp.unresolved) return lookUp.unresolved(at);
  const waitMs = lookUp.unresolved ? lookUpWaitMs(booking.look_ups + 1) : REVIEWED_EVERY_MS;
  await releaseLease(engine, 'bookings', booking, lease, new Date(at.getTime() + waitMs), {
    countsLookUp: true,
  });
}

function isClear<Outcome extends { kind: string }>(
  found: Outcome | { kind: 'not-found' } | { kind: 'unknown' },
): found is Outcome {
  return found.kind !== 'unknown' && found.kind !== 'not-found';
}

import {
  type BookingRow,
  type BookingState,
  type Lease,
  releaseLease,
  transition,
} from '../../repository';
import { afterLookUp, SETTLES_MS } from '../../../effects/afterLookUp';
import { callOutside } from '../../../effects/callOutside';
import { type Engine, productOf } from '../../engine';
import type { BookingDraft, BookOutcome } from '../../ports';
import { toDraft } from '../../create/toDraft';
import { review } from '../needsPerson';
import { settleSupplier } from './settleSupplier';

const LOOK_UP_MS = 20_000;

export interface LookUp<Outcome extends { kind: string }> {
  /** Reads the outcome from the supplier. `not-found` counts only once the attempt can no longer be in progress. */
  read(draft: BookingDraft, signal: AbortSignal): Promise<Outcome | { kind: 'not-found' }>;
  /** Updates the booking by a known outcome. */
  settle(outcome: Outcome): Promise<void>;
  /** State in which the call is due again. */
  again: BookingState;
  /** Called when nothing is found after two attempts. */
  giveUp(): Promise<void>;
  /** Called when the outcome is unknown after half an hour. Null: an operator has a case already. */
  unresolved: ((at: Date) => Promise<void>) | null;
}

/** Looks up the outcome of an attempt. */
export async function lookUpAttempt<Outcome extends { kind: string }>(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  lookUp: LookUp<Outcome>,
): Promise<void> {
  const { db, clock, cipher } = engine;
  const found = await callOutside(engine, {
    deadlineMs: LOOK_UP_MS,
    about: { booking: booking.code, step: booking.state },
    call: (signal) => lookUp.read(toDraft(booking, cipher), signal),
  });
  if (isClear<Outcome>(found)) return lookUp.settle(found);

  const at = clock();
  const isReviewed = lookUp.unresolved === null;
  const next = afterLookUp(
    {
      tries: booking.supplier_tries,
      triedAt: booking.supplier_tried_at,
      firstTriedAt: booking.supplier_first_tried_at,
      lookUps: booking.look_ups,
      settlesAfterMs: productOf(engine, booking).settlesAfterMs ?? SETTLES_MS,
      isReviewed,
    },
    // An operator who has the case decides alone whether to give the booking up.
    found.kind === 'not-found' && !isReviewed ? 'not-found' : 'unknown',
    at,
  );
  if (next.kind === 'give-up') return lookUp.giveUp();
  if (next.kind === 'review') return lookUp.unresolved?.(at);
  if (next.kind === 'try-again') {
    await db.withBrand(booking.brand, (tx) =>
      transition(tx, booking, { to: lookUp.again, at, nextAt: at, lease }),
    );
    return;
  }
  const nextAt = new Date(at.getTime() + next.waitMs);
  await releaseLease(engine, 'bookings', booking, lease, nextAt, { countsLookUp: true });
}

function isClear<Outcome extends { kind: string }>(
  found: Outcome | { kind: 'not-found' } | { kind: 'unknown' },
): found is Outcome {
  return found.kind !== 'unknown' && found.kind !== 'not-found';
}

/** Looks a booking up at the supplier by our reference. */
export const lookUpAtSupplier = (
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
): Promise<void> =>
  lookUpAttempt<BookOutcome>(engine, booking, lease, {
    read: (draft, signal) => productOf(engine, booking).lookUp(draft, signal),
    settle: (outcome) => settleSupplier(engine, booking, lease, outcome),
    again: 'PAID',
    giveUp: () => settleSupplier(engine, booking, lease, { kind: 'no', reason: 'refused' }),
    unresolved:
      booking.state === 'MANUAL_REVIEW'
        ? null
        : (at) => review(engine, booking, lease, 'MANUAL_REVIEW', 'SUPPLIER_UNKNOWN', at),
  });

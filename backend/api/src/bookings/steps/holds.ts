import { type BookingRow, FRESH, type Lease, transition } from '../repository';
import { unpaidUntil } from '../create/unpaidHolds';
import { type Engine, holdsOf, productOf } from '../engine';
import type { HoldOutcome, HoldSteps, UndoOutcome } from '../ports';
import { lookUpWaitMs } from '../../effects/schedule';
import { attempt } from './supplier/attempt';
import { lookUpAttempt } from './supplier/lookUpAttempt';
import { openBookingCase, closeBookingCase, tryAgainLater } from './needsPerson';
import { toDraft } from '../create/toDraft';

/** Milliseconds between the deadline of payment and the end of the supplier's hold. */
const SAFETY_MS = 2 * 60_000;

function stepsOf(engine: Engine, booking: BookingRow): HoldSteps {
  const holds = holdsOf(engine, booking);
  if (!holds) throw new Error(`${booking.product} holds nothing.`);
  return holds;
}

export async function placeHold(engine: Engine, booking: BookingRow, lease: Lease): Promise<void> {
  const outcome = await attempt<HoldOutcome>(engine, booking, lease, {
    begun: 'HOLDING',
    call: (draft, signal) => stepsOf(engine, booking).place(draft, signal),
  });
  if (outcome) await settleHold(engine, { ...booking, state: 'HOLDING' }, lease, outcome);
}

/**
 * Applies the supplier's answer. A held booking is payable until the earlier of the traveller's and the supplier's deadline.
 */
export async function settleHold(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  outcome: HoldOutcome,
): Promise<void> {
  const at = engine.clock();
  await engine.db.withBrand(booking.brand, async (tx) => {
    if (outcome.kind === 'yes') {
      const { held, until } = outcome;
      const payBy = until
        ? new Date(Math.min(booking.pay_by.getTime(), until.getTime() - SAFETY_MS))
        : booking.pay_by;
      await transition(tx, booking, {
        to: 'HELD',
        at,
        nextAt: unpaidUntil({ ...booking, pay_by: payBy }),
        lease,
        set: { ...FRESH, held_as: held, held_until: until, pay_by: payBy },
      });
    } else if (outcome.kind === 'unknown') {
      await transition(tx, booking, {
        to: 'HOLD_UNKNOWN',
        at,
        nextAt: new Date(at.getTime() + lookUpWaitMs(0)),
        lease,
        set: { look_ups: 0 },
      });
    } else {
      await transition(tx, booking, {
        to: 'REJECTED',
        code: 'HOLD_REFUSED',
        at,
        nextAt: null,
        lease,
        data: { reason: outcome.reason },
      });
    }
  });
}

/** Looks up a hold whose outcome is unknown. After half an hour, or at the deadline, it is released under our reference. Nothing is paid yet. */
export const lookUpHold = (engine: Engine, booking: BookingRow, lease: Lease): Promise<void> => {
  const releaseHold = async (at: Date) => {
    await engine.db.withBrand(booking.brand, async (tx) => {
      const isMoved = await transition(tx, booking, {
        to: 'RELEASING',
        at,
        nextAt: at,
        lease,
        set: FRESH,
      });
      if (isMoved && at < booking.pay_by)
        await openBookingCase(engine, tx, booking, 'SUPPLIER_UNKNOWN', at, { step: 'hold' });
    });
  };
  if (engine.clock() >= booking.pay_by) return releaseHold(engine.clock());
  return lookUpAttempt<HoldOutcome>(engine, booking, lease, {
    read: (draft, signal) => stepsOf(engine, booking).lookUp(draft, signal),
    settle: (outcome) => settleHold(engine, booking, lease, outcome),
    again: 'CREATED',
    giveUp: () => settleHold(engine, booking, lease, { kind: 'no', reason: 'refused' }),
    unresolved: releaseHold,
  });
};

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

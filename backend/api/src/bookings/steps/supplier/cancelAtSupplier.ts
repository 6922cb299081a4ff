import {
  type BookingRow,
  FRESH,
  type Lease,
  lockInstalmentPayments,
  transition,
  lockPaidWith,
} from '../../repository';
import { type Engine, productOf } from '../../engine';
import type { BookOutcome, UndoOutcome } from '../../ports';
import { refundPaid } from '../../pay/refunds';
import { lookUpWaitMs } from '../../../effects/schedule';
import { located, toDraft } from '../../create/toDraft';
import { attempt } from './attempt';
import { lookUpAttempt } from './lookUpAttempt';
import { closeBookingCase, openBookingCase, review, tryAgainLater } from '../needsPerson';
import { rejectAndRefund } from '../money';

const REFUSED_MS = 24 * 3_600_000;

/** Cancels at the supplier, once. The penalty is fixed already. */
export async function cancelAtSupplier(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
): Promise<void> {
  const outcome = await attempt<UndoOutcome>(engine, booking, lease, {
    begun: 'CANCELLING_AT_SUPPLIER',
    call: (draft, signal) => productOf(engine, booking).cancel(located(draft), signal),
  });
  if (outcome)
    await settleCancel(engine, { ...booking, state: 'CANCELLING_AT_SUPPLIER' }, lease, outcome);
}

/**
 * Applies the supplier's answer. A cancelled booking is refunded. After a rejected cancellation the booking stays in force,
 * and a case is opened. When the supplier leaves it to an operator, the fixed penalty stays until it is done.
 */
export async function settleCancel(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  outcome: UndoOutcome,
): Promise<void> {
  const at = engine.clock();
  if (outcome.kind === 'no' && outcome.isManual)
    return review(engine, booking, lease, 'CANCEL_REVIEW', 'CANCEL_UNKNOWN', at, outcome.reason);
  await engine.db.withBrand(booking.brand, async (tx) => {
    if (outcome.kind === 'unknown') {
      await transition(tx, booking, {
        to: 'CANCEL_UNKNOWN',
        at,
        nextAt: new Date(at.getTime() + lookUpWaitMs(0)),
        lease,
        set: { look_ups: 0 },
      });
    } else if (outcome.kind === 'yes') {
      const payments = await lockInstalmentPayments(tx, booking);
      const penalty = booking.cancel_penalty ?? booking.paid;
      // An operator or a cancelled extra may have caused a partial refund before.
      const left = payments.reduce((sum, one) => sum + one.captured - one.refund_reserved, 0);
      const refund = Math.min(booking.paid - penalty, left);
      const data = {
        penalty,
        refund,
        ...(outcome.penalty !== undefined && { supplier_penalty: outcome.penalty }),
      };
      const isMoved = await transition(tx, booking, {
        to: 'CANCELLED',
        at,
        nextAt: null,
        lease,
        set: FRESH,
        data,
      });
      if (isMoved) await refundPaid(tx, payments, { reason: 'CANCELLATION', amount: refund, at });
    } else {
      const set = {
        ...FRESH,
        cancel_penalty: null,
        cancel_requested_at: null,
        cancel_cause: null,
      };
      const isMoved = await transition(tx, booking, {
        to: booking.waits_until === null ? 'CONFIRMED' : 'WAITING',
        code: 'CANCEL_REFUSED',
        at,
        // An overdue instalment must not cause another attempt at once.
        nextAt: new Date(at.getTime() + REFUSED_MS),
        lease,
        set,
        data: { again: true, reason: outcome.reason },
      });
      if (isMoved)
        await openBookingCase(engine, tx, booking, 'CANCEL_UNKNOWN', at, {
          step: 'cancel',
          answer: 'refused',
          reason: outcome.reason,
        });
    }
    if (outcome.kind === 'yes')
      await closeBookingCase(tx, booking, 'CANCEL_UNKNOWN', at, 'The supplier has cancelled.');
  });
}

/**
 * Looks up a cancellation whose outcome is unknown. A booking that still exists is cancelled once more, and stays in force if
 * that fails too.
 */
export const lookUpCancel = (engine: Engine, booking: BookingRow, lease: Lease): Promise<void> =>
  lookUpAttempt<UndoOutcome>(engine, booking, lease, {
    read: async (draft, signal) =>
      toCancelled(await productOf(engine, booking).lookUp(draft, signal)),
    settle: (outcome) => settleCancel(engine, booking, lease, outcome),
    again: 'CANCELLING',
    giveUp: () => settleCancel(engine, booking, lease, { kind: 'no', reason: 'still booked' }),
    unresolved:
      booking.state === 'CANCEL_REVIEW'
        ? null
        : (at) => review(engine, booking, lease, 'CANCEL_REVIEW', 'CANCEL_UNKNOWN', at),
  });

/** Converts a look-up: a booking that still exists was not cancelled. A missing one leaves the outcome unknown. */
export function toCancelled(
  found: BookOutcome | { kind: 'not-found' },
): { kind: 'yes' } | { kind: 'not-found' } | { kind: 'unknown' } {
  if (found.kind === 'no' && found.reason === 'cancelled') return { kind: 'yes' };
  const stands = found.kind === 'yes' || found.kind === 'waiting';
  return stands ? { kind: 'not-found' } : { kind: 'unknown' };
}

const VOID_MS = 45_000;
const LOOK_UP_MS = 20_000;

/** Cancels a booking at the supplier whose payment or document failed, and tries again until it is done. It is safe to repeat. */
export async function voidAtSupplier(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
): Promise<void> {
  const { db, clock } = engine;
  const outcome = await cancelOrLookUp(engine, booking);
  const at = clock();
  if (outcome.kind === 'yes') {
    await db.withBrand(booking.brand, async (tx) => {
      await rejectAndRefund(tx, booking, await lockPaidWith(tx, booking), { at, lease });
      await closeBookingCase(tx, booking, 'CANCEL_UNKNOWN', at, 'The supplier has cancelled.');
    });
    return;
  }
  const data = {
    step: 'void',
    answer: outcome.kind,
    locator: booking.supplier_locator,
    ...(outcome.kind === 'no' && { reason: outcome.reason }),
  };
  await tryAgainLater(engine, booking, lease, {
    at,
    kind: 'CANCEL_UNKNOWN',
    data,
    isRefused: outcome.kind === 'no',
  });
}

async function cancelOrLookUp(engine: Engine, booking: BookingRow): Promise<UndoOutcome> {
  const { log, cipher } = engine;
  const product = productOf(engine, booking);
  const draft = toDraft(booking, cipher);
  const outcome = await product
    .cancel(located(draft), AbortSignal.timeout(VOID_MS))
    .catch((error: unknown): UndoOutcome => {
      log.warn({ err: error, booking: booking.code }, 'cancellation without a clear answer');
      return { kind: 'unknown' };
    });
  if (outcome.kind === 'yes') return outcome;
  const found = await product
    .lookUp(draft, AbortSignal.timeout(LOOK_UP_MS))
    .catch(() => ({ kind: 'unknown' as const }));
  return toCancelled(found).kind === 'yes' ? { kind: 'yes' } : outcome;
}

import { type BookingRow, FRESH, type Lease, lockPaidWith, transition } from '../repository';
import { type Engine, productOf } from '../engine';
import type { IssueSteps, SupplierOutcome } from '../ports';
import { lookUpWaitMs } from '../../effects/schedule';
import { located } from '../create/toDraft';
import { attempt } from './supplier/attempt';
import { lookUpAttempt } from './supplier/lookUpAttempt';
import { dueAfter, voidBooking } from './money';
import { closeBookingCase, review } from './needsPerson';

function issuesOf(engine: Engine, booking: BookingRow): IssueSteps {
  const { issues } = productOf(engine, booking);
  if (!issues) throw new Error(`${booking.product} issues nothing.`);
  return issues;
}
/** Issues the ticket or policy of a paid booking, once. */
export async function issue(engine: Engine, booking: BookingRow, lease: Lease): Promise<void> {
  const outcome = await attempt<SupplierOutcome>(engine, booking, lease, {
    begun: 'ISSUING',
    call: (draft, signal) => issuesOf(engine, booking).issue(located(draft), signal),
  });
  if (outcome) await settleIssue(engine, { ...booking, state: 'ISSUING' }, lease, outcome);
}

/** Applies the supplier's answer. A rejected document voids and refunds the booking. */
export async function settleIssue(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
  outcome: SupplierOutcome,
): Promise<void> {
  const at = engine.clock();
  await engine.db.withBrand(booking.brand, async (tx) => {
    if (outcome.kind === 'yes') {
      const set = {
        ...FRESH,
        supplier_locator: outcome.locator,
        supplier_name: outcome.supplierName ?? booking.supplier_name,
        confirmation:
          outcome.details || booking.confirmation
            ? { ...booking.confirmation, ...outcome.details }
            : null,
      };
      await transition(tx, booking, {
        to: 'CONFIRMED',
        at,
        nextAt: dueAfter(booking, 'CONFIRMED', at),
        lease,
        set,
        data: { locator: outcome.locator },
      });
    } else if (outcome.kind === 'unknown') {
      await transition(tx, booking, {
        to: 'ISSUE_UNKNOWN',
        at,
        nextAt: new Date(at.getTime() + lookUpWaitMs(0)),
        lease,
        set: { look_ups: 0 },
      });
    } else {
      await voidBooking(tx, booking, await lockPaidWith(tx, booking), {
        at,
        lease,
        data: { reason: outcome.reason },
      });
    }
    if (booking.state === 'ISSUE_REVIEW')
      await closeBookingCase(
        tx,
        booking,
        'SUPPLIER_UNKNOWN',
        at,
        `The supplier answered at last: ${outcome.kind}.`,
      );
  });
}

export const lookUpIssue = (engine: Engine, booking: BookingRow, lease: Lease): Promise<void> =>
  lookUpAttempt<SupplierOutcome>(engine, booking, lease, {
    read: (draft, signal) => issuesOf(engine, booking).lookUp(located(draft), signal),
    settle: (outcome) => settleIssue(engine, booking, lease, outcome),
    again: 'ISSUE_DUE',
    giveUp: () => settleIssue(engine, booking, lease, { kind: 'no', reason: 'refused' }),
    unresolved:
      booking.state === 'ISSUE_REVIEW'
        ? null
        : (at) => review(engine, booking, lease, 'ISSUE_REVIEW', 'SUPPLIER_UNKNOWN', at),
  });

import type { BookingRow, Lease } from '../repository';
import { type Engine, holdsOf } from '../engine';
import { bookAtSupplier } from './supplier/attempt';
import {
  cancelAtSupplier,
  lookUpCancel,
  settleCancel,
  voidAtSupplier,
} from './supplier/cancelAtSupplier';
import { confirmPayment } from './confirmPayment';
import { expire } from './expire';
import { followSchedule } from './followSchedule';
import { lookUpHold, placeHold, settleHold, release } from './holds';
import { issue, lookUpIssue, settleIssue } from './issue';
import { lookUpAtSupplier } from './supplier/lookUpAttempt';
import { settleSupplier } from './supplier/settleSupplier';
import { waitForSupplier } from './supplier/waitForSupplier';

type Step = (engine: Engine, booking: BookingRow, lease: Lease) => Promise<void>;
/** Outcome of a call whose worker was killed. */
const unknown = { kind: 'unknown' } as const;

const holdOrExpire: Step = (engine, booking, lease) =>
  holdsOf(engine, booking) && engine.clock() < booking.pay_by
    ? placeHold(engine, booking, lease)
    : expire(engine, booking, lease);

const STEPS: Partial<Record<BookingRow['state'], Step>> = {
  CREATED: holdOrExpire,
  HOLDING: (engine, booking, lease) => settleHold(engine, booking, lease, unknown),
  HOLD_UNKNOWN: lookUpHold,
  HELD: expire,
  AWAITING_PAYMENT: expire,
  PAID: bookAtSupplier,
  BOOKING_AT_SUPPLIER: (engine, booking, lease) => settleSupplier(engine, booking, lease, unknown),
  SUPPLIER_UNKNOWN: lookUpAtSupplier,
  MANUAL_REVIEW: lookUpAtSupplier,
  CONFIRMING_PAYMENT: confirmPayment,
  ISSUE_DUE: issue,
  ISSUING: (engine, booking, lease) => settleIssue(engine, booking, lease, unknown),
  ISSUE_UNKNOWN: lookUpIssue,
  ISSUE_REVIEW: lookUpIssue,
  WAITING: waitForSupplier,
  CONFIRMED: followSchedule,
  CANCELLING: cancelAtSupplier,
  CANCELLING_AT_SUPPLIER: (engine, booking, lease) => settleCancel(engine, booking, lease, unknown),
  CANCEL_UNKNOWN: lookUpCancel,
  CANCEL_REVIEW: lookUpCancel,
  RELEASING: release,
  VOIDING: voidAtSupplier,
};

/** Runs one step of a booking: at most one call with an outside effect. */
export async function stepBooking(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
): Promise<void> {
  const step = STEPS[booking.state];
  if (!step) throw new Error(`Nothing is due in ${booking.state}.`);
  await step(engine, booking, lease);
}

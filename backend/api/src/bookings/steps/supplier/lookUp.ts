import type { BookingRow, Lease } from '../../repository';
import { type Engine, productOf } from '../../engine';
import type { BookOutcome } from '../../ports';
import { lookUpAttempt } from './lookUpAttempt';
import { review } from '../needsPerson';
import { settleSupplier } from './settleSupplier';

/** Looks a booking up at the supplier by our reference. */
export const lookUp = (engine: Engine, booking: BookingRow, lease: Lease): Promise<void> =>
  lookUpAttempt<BookOutcome>(engine, booking, lease, {
    ask: (draft, signal) => productOf(engine, booking).lookUp(draft, signal),
    settle: (outcome) => settleSupplier(engine, booking, lease, outcome),
    again: 'PAID',
    giveUp: () => settleSupplier(engine, booking, lease, { kind: 'no', reason: 'refused' }),
    unresolved:
      booking.state === 'MANUAL_REVIEW'
        ? null
        : (at) => review(engine, booking, lease, 'MANUAL_REVIEW', 'SUPPLIER_UNKNOWN', at),
  });

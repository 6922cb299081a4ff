import { findBooking } from '../../bookings/repository';
import type { Lease } from '../../../effects/leases';
import { backoffMs } from '../../../effects/schedule';
import type { OptionalsEngine } from '../engine';
import type { OptionalRow } from '../rows';
import { nextStep } from '../states';
import { book } from './book';
import { cancel } from './cancel';
import { lookUp } from './lookUp';
import { release } from './release';
import { settle } from './settle';
import { bookingPhaseOf, leasedOptionals, lockBookingOf, move } from './write';

/** Takes one step of one extra, with at most one outside effect. Never throws: a step that failed on our side is tried again later. */
export async function takeStep(
  engine: OptionalsEngine,
  row: OptionalRow,
  lease: Lease,
): Promise<void> {
  const { db, clock, log } = engine;
  try {
    const booking = await findBooking(db, row.brand, row.booking_id);
    if (!booking) throw new Error('An extra without its booking.');
    const step = nextStep(row.state, bookingPhaseOf(booking));
    if (step === 'book') await book(engine, row, lease);
    // The worker died during the call, so the outcome is unknown.
    else if (step === 'settle-unknown') await settle(engine, row, lease, { kind: 'unknown' });
    else if (step === 'look-up') await lookUp(engine, row, lease);
    else if (step === 'cancel') await cancel(engine, row, lease);
    else if (step === 'release') await release(engine, row, lease);
    else await rest(engine, row, lease);
  } catch (error) {
    log.error(
      { err: error, optional: row.reference, state: row.state, failures: row.failures },
      'step of an extra failed',
    );
    const nextAt = new Date(clock().getTime() + backoffMs(row.failures));
    await leasedOptionals
      .release(engine, row, lease, nextAt, { hasFailed: true })
      .catch((failure: unknown) => log.warn({ err: failure }, 'lease not given back'));
  }
}

/** Waits until the booking changes, which makes the extra due again. The booking is locked, so that no change is missed. */
async function rest({ db, clock }: OptionalsEngine, row: OptionalRow, lease: Lease): Promise<void> {
  await db.withBrand(row.brand, async (tx) => {
    const at = clock();
    const booking = await lockBookingOf(tx, row);
    await move(tx, row, lease, {
      to: row.state,
      at,
      nextAt: nextStep(row.state, bookingPhaseOf(booking)) === 'wait' ? null : at,
    });
  });
}

import { findBooking } from '../../repository';
import type { Lease } from '../../../effects/leases';
import type { ExtrasEngine } from '../engine';
import type { ExtraRow } from '../rows';
import { nextStep } from '../states';
import { book } from './book';
import { cancel } from './cancel';
import { lookUp } from './lookUp';
import { release } from './release';
import { settle } from './settle';
import { bookingPhaseOf, lockBookingOf, move } from './write';

/** Takes the next step of an extra, with at most one outside effect. */
export async function takeStep(engine: ExtrasEngine, row: ExtraRow, lease: Lease): Promise<void> {
  const booking = await findBooking(engine.db, row.brand, row.booking_id);
  if (!booking) throw new Error('An extra without its booking.');
  const step = nextStep(row.state, bookingPhaseOf(booking));
  if (step === 'book') await book(engine, row, lease);
  // The worker died during the call, so the outcome is unknown.
  else if (step === 'settle-unknown') await settle(engine, row, lease, { kind: 'unknown' });
  else if (step === 'look-up') await lookUp(engine, row, lease);
  else if (step === 'cancel') await cancel(engine, row, lease);
  else if (step === 'release') await release(engine, row, lease);
  else await rest(engine, row, lease);
}

/** Waits until the booking changes, which makes the extra due again. The booking is locked, so that no change is missed. */
async function rest({ db, clock }: ExtrasEngine, row: ExtraRow, lease: Lease): Promise<void> {
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

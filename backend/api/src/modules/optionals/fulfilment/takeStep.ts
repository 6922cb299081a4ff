import { findBooking, type Lease } from '../../bookings/repository';
import type { OptionalsEngine } from '../engine';
import type { OptionalRow } from '../rows';
import { nextStep } from '../states';
import { book } from './book';
import { cancel } from './cancel';
import { lookUp } from './lookUp';
import { release } from './release';
import { backoffMs } from './schedule';
import { settle } from './settle';
import { bookingPhaseOf, lockBookingOf, move } from './write';

/** Runs one step of an extra: at most one call with an outside effect. Never throws: a failure on our side is tried again later. */
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
    // The worker of the attempt died, so its outcome is unknown.
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
    await giveUpLease(
      engine,
      row,
      lease,
      new Date(clock().getTime() + backoffMs(row.failures)),
    ).catch((failure: unknown) => log.warn({ err: failure }, 'lease not given back'));
  }
}

/**
 * Ends the lease of an extra without a next step, until a change of the booking makes it due again. The booking is locked, so that
 * no change is missed.
 */
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

const giveUpLease = (
  { db, clock }: OptionalsEngine,
  row: OptionalRow,
  lease: Lease,
  nextAt: Date,
): Promise<void> =>
  db.withBrand(row.brand, async (tx) => {
    await tx.query(
      `update booking_optionals set next_at = $3, lease_until = null, lease_token = null, updated_at = $4, failures = failures + 1
       where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2`,
      [row.id, lease.token, nextAt, clock()],
    );
  });

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

/** One step of one extra: at most one outside effect. Never throws: what goes wrong on our side is tried again later. */
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
    // Its worker died: what the provider did is unknown.
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
 * Nothing to do until the booking changes, which makes the extra due again. Checked under the booking's lock, so that no
 * change is missed.
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

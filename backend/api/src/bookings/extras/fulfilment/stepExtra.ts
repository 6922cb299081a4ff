import { findBooking } from '../../repository';
import type { Lease } from '../../../effects/leases';
import { type ExtrasEngine, providerOf } from '../engine';
import { type ExtraRow, nextStep } from '../rows';
import { bookExtra, callProvider, toItem } from './book';
import { cancelAtProvider } from './cancel';
import { openExtraCase, recordExtraEvent, refundable, refundExtra, settleExtra } from './settle';
import { bookingPhaseOf, changeExtra, leasedExtras, lockBookingOf } from './write';
import { stepsOf } from '../../../effects/stepsOf';
import type { WorkSource } from '../../../effects/worker';
import { changeHolds } from '../cart/holdChange';
import { afterLookUp, SETTLES_MS } from '../../../effects/afterLookUp';
import { REVIEWED_EVERY_MS } from '../../../effects/schedule';

/** The next step of each extra that is due, of every brand. */
export const createFulfilment = (engine: ExtrasEngine): WorkSource =>
  stepsOf(engine, {
    kind: 'optional',
    rows: leasedExtras,
    bookingOf: ({ booking_id }) => booking_id,
    step: (row, lease) => stepExtra(engine, row, lease),
  });

/** Takes the next step of an extra, with at most one outside effect. */
export async function stepExtra(engine: ExtrasEngine, row: ExtraRow, lease: Lease): Promise<void> {
  const booking = await findBooking(engine.db, row.brand, row.booking_id);
  if (!booking) throw new Error('An extra without its booking.');
  const step = nextStep(row.state, bookingPhaseOf(booking));
  if (step === 'book') await bookExtra(engine, row, lease);
  // The worker died during the call, so the outcome is unknown.
  else if (step === 'settle-unknown') await settleExtra(engine, row, lease, { kind: 'unknown' });
  else if (step === 'look-up') await lookUpExtra(engine, row, lease);
  else if (step === 'cancel') await cancelAtProvider(engine, row, lease);
  else if (step === 'release') await releaseExtra(engine, row, lease);
  else await rest(engine, row, lease);
}

/** Waits until the booking changes, which makes the extra due again. The booking is locked, so that no change is missed. */
async function rest({ db, clock }: ExtrasEngine, row: ExtraRow, lease: Lease): Promise<void> {
  await db.withBrand(row.brand, async (tx) => {
    const at = clock();
    const booking = await lockBookingOf(tx, row);
    await changeExtra(tx, row, lease, {
      to: row.state,
      at,
      nextAt: nextStep(row.state, bookingPhaseOf(booking)) === 'wait' ? null : at,
    });
  });
}

/**
 * Releases the reservation of an extra whose booking ended before it was bought. After a cancellation its price is refunded. The
 * checkout refunds a failed booking with its extras.
 */
async function releaseExtra(engine: ExtrasEngine, row: ExtraRow, lease: Lease): Promise<void> {
  const { db, clock } = engine;
  await db.withBrand(row.brand, async (tx) => {
    const [at, booking] = [clock(), await lockBookingOf(tx, row)];
    if (bookingPhaseOf(booking) !== 'over') return;
    const isOwed = booking.state === 'CANCELLED' && booking.paid_with !== null;
    const refund = isOwed ? await refundable(tx, booking, row.amount) : 0;
    const isMoved = await changeExtra(tx, row, lease, {
      to: isOwed ? 'CANCELLED' : 'RELEASED',
      at,
      nextAt: null,
      ...(isOwed && { set: { refunded: refund } }),
    });
    if (!isMoved) return;
    await changeHolds(engine, tx, row.brand, { take: [], give: [row] });
    if (!isOwed) return;
    await refundExtra(tx, row, booking, 'CANCELLATION', refund, at);
    await recordExtraEvent(tx, row, at, 'OPTIONAL_CANCELLED', {
      name: row.shown.name,
      refund,
    });
  });
}

/** Looks an attempt up at the provider by our reference. */
async function lookUpExtra(engine: ExtrasEngine, row: ExtraRow, lease: Lease): Promise<void> {
  const { db, clock } = engine;
  const provider = providerOf(engine, row.provider);
  const booking = await db.withBrand(row.brand, (tx) => lockBookingOf(tx, row));
  const found = await callProvider(engine, row, lease, (signal) =>
    provider.lookUp(toItem(engine, row, booking), signal),
  );
  if (found.kind === 'yes' || found.kind === 'no') return settleExtra(engine, row, lease, found);

  const at = clock();
  const next = afterLookUp(
    {
      tries: row.tries,
      triedAt: row.tried_at,
      firstTriedAt: row.first_tried_at,
      lookUps: row.look_ups,
      settlesAfterMs: provider.settlesAfterMs ?? SETTLES_MS,
      isReviewed: row.state === 'REVIEW',
    },
    found.kind,
    at,
  );
  if (next.kind === 'give-up')
    return settleExtra(engine, row, lease, { kind: 'no', reason: 'refused' });
  const after = (ms: number) => new Date(at.getTime() + ms);
  await db.withBrand(row.brand, async (tx) => {
    if (next.kind === 'try-again') {
      await changeExtra(tx, row, lease, { to: 'CHOSEN', at, nextAt: at });
    } else if (next.kind === 'review') {
      if (await changeExtra(tx, row, lease, { to: 'REVIEW', at, nextAt: after(REVIEWED_EVERY_MS) }))
        await openExtraCase(engine, tx, row, at);
    } else {
      const set = { look_ups: row.look_ups + 1 };
      await changeExtra(tx, row, lease, { to: row.state, at, nextAt: after(next.waitMs), set });
    }
  });
}

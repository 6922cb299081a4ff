import type { Cancellation } from '@tiquete/contracts';
import type { Lease } from '../../../effects/leases';
import { type ExtrasEngine, providerOf } from '../engine';
import type { ExtraRow } from '../rows';
import { callProvider, toItem } from './book';
import { isUnresolved, lookUpWaitMs, REVIEWED_EVERY_MS } from '../../../effects/schedule';
import { closeExtraCase, openExtraCase, recordExtraEvent, refundable, refundExtra } from './settle';
import { lockBookingOf, changeExtra } from './write';

/**
 * Cancels an extra at its provider. Refunds by the extra's own terms, or everything when the booking's supplier cancelled.
 * Providers accept a repeated cancellation.
 */
export async function cancelAtProvider(
  engine: ExtrasEngine,
  row: ExtraRow,
  lease: Lease,
): Promise<void> {
  const { db, clock } = engine;
  const begunAt = clock();
  const { locator } = row;
  if (locator === null) throw new Error(`Extra ${row.reference} has nothing to cancel.`);
  const isFirst = row.state === 'CONFIRMED';
  const begun = await db.withBrand(row.brand, async (tx) => {
    const booking = await lockBookingOf(tx, row);
    const set = isFirst
      ? { tried_at: begunAt, first_tried_at: begunAt, look_ups: 0 }
      : { tried_at: begunAt };
    return (await changeExtra(tx, row, lease, {
      to: 'CANCELLING',
      at: begunAt,
      nextAt: begunAt,
      retainsLease: true,
      set,
    }))
      ? booking
      : null;
  });
  if (!begun) return;
  const outcome = await callProvider(engine, row, lease, (signal) =>
    providerOf(engine, row.provider).cancel({ ...toItem(engine, row, begun), locator }, signal),
  );
  const cancelling = { ...row, state: 'CANCELLING' as const };

  await db.withBrand(row.brand, async (tx) => {
    const [at, booking] = [clock(), await lockBookingOf(tx, row)];
    if (outcome.kind === 'yes') {
      // The terms at the time of the traveller's first request apply, for the booking or for this extra.
      const requested = [booking.cancel_requested_at, isFirst ? null : row.first_tried_at];
      const requestedAt = Math.min(...requested.map((moment) => (moment ?? begunAt).getTime()));
      const owed =
        isFirst && booking.cancel_cause === 'SUPPLIER_CANCELLED'
          ? row.amount
          : row.quantity * refundOf(row.cancellation, new Date(requestedAt));
      const refund = await refundable(tx, booking, owed);
      if (
        !(await changeExtra(tx, cancelling, lease, {
          to: 'CANCELLED',
          at,
          nextAt: null,
          set: { refunded: refund },
        }))
      )
        return;
      await refundExtra(tx, row, booking, 'CANCELLATION', refund, at);
      await recordExtraEvent(tx, row, at, 'OPTIONAL_CANCELLED', { name: row.shown.name, refund });
      await closeExtraCase(tx, row, at);
      return;
    }
    const since = isFirst ? begunAt : (row.first_tried_at ?? begunAt);
    const needsPerson = outcome.kind === 'no' || isUnresolved(since, at);
    const waitMs = needsPerson ? REVIEWED_EVERY_MS : lookUpWaitMs(isFirst ? 0 : row.look_ups + 1);
    const isMoved = await changeExtra(tx, cancelling, lease, {
      to: 'CANCEL_UNKNOWN',
      at,
      nextAt: new Date(at.getTime() + waitMs),
      set: { look_ups: isFirst ? 0 : row.look_ups + 1 },
    });
    if (isMoved && needsPerson) await openExtraCase(engine, tx, cancelling, at);
  });
}

/** Returns the refund in whole pesos for one unit that is cancelled at `at`, by the sold terms. */
export function refundOf({ timeline }: Cancellation, at: Date): number {
  const begun = timeline.filter(({ from }) => from === null || Date.parse(from) <= at.getTime());
  return begun.at(-1)?.refund_amount ?? 0;
}

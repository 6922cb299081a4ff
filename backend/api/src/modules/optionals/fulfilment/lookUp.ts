import type { Lease } from '../../bookings/repository';
import { type OptionalsEngine, providerOf } from '../engine';
import type { OptionalRow } from '../rows';
import { call, toItem } from './book';
import { lookUpWaitMs, MAX_TRIES, REVIEWED_EVERY_MS, SETTLES_MS, UNRESOLVED_MS } from './schedule';
import { openOptionalCase, settle } from './settle';
import { lockBookingOf, move } from './write';

/** Looks an extra up by our reference. `not-found` counts only once the attempt can no longer be under way. */
export async function lookUp(
  engine: OptionalsEngine,
  row: OptionalRow,
  lease: Lease,
): Promise<void> {
  const { db, clock } = engine;
  const provider = providerOf(engine, row.provider);
  const booking = await db.withBrand(row.brand, (tx) => lockBookingOf(tx, row));
  const found = await call(engine, row, lease, (signal) =>
    provider.lookUp(toItem(engine, row, booking), signal),
  );
  if (found.kind === 'yes' || found.kind === 'no') return settle(engine, row, lease, found);

  const at = clock();
  const isReviewed = row.state === 'REVIEW';
  const isOver =
    at.getTime() >= (row.tried_at ?? at).getTime() + (provider.settlesAfterMs ?? SETTLES_MS);
  if (found.kind === 'not-found' && isOver) {
    if (row.tries >= MAX_TRIES || isReviewed)
      return settle(engine, row, lease, { kind: 'no', reason: 'refused' });
    await db.withBrand(row.brand, (tx) => move(tx, row, lease, { to: 'CHOSEN', at, nextAt: at }));
    return;
  }
  const isUnresolved = at.getTime() - (row.first_tried_at ?? at).getTime() >= UNRESOLVED_MS;
  await db.withBrand(row.brand, async (tx) => {
    if (isUnresolved && !isReviewed) {
      if (
        await move(tx, row, lease, {
          to: 'REVIEW',
          at,
          nextAt: new Date(at.getTime() + REVIEWED_EVERY_MS),
        })
      )
        await openOptionalCase(engine, tx, row, at);
      return;
    }
    const waitMs = isReviewed ? REVIEWED_EVERY_MS : lookUpWaitMs(row.look_ups + 1);
    await move(tx, row, lease, {
      to: row.state,
      at,
      nextAt: new Date(at.getTime() + waitMs),
      set: { look_ups: row.look_ups + 1 },
    });
  });
}

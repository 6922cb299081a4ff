import type { Lease } from '../../../effects/leases';
import { afterLookUp, SETTLES_MS } from '../../../effects/afterLookUp';
import { REVIEWED_EVERY_MS } from '../../../effects/schedule';
import { type ExtrasEngine, providerOf } from '../engine';
import type { ExtraRow } from '../rows';
import { call, toItem } from './book';
import { openExtraCase, settle } from './settle';
import { lockBookingOf, move } from './write';

/** Looks an attempt up at the provider by our reference. */
export async function lookUp(engine: ExtrasEngine, row: ExtraRow, lease: Lease): Promise<void> {
  const { db, clock } = engine;
  const provider = providerOf(engine, row.provider);
  const booking = await db.withBrand(row.brand, (tx) => lockBookingOf(tx, row));
  const found = await call(engine, row, lease, (signal) =>
    provider.lookUp(toItem(engine, row, booking), signal),
  );
  if (found.kind === 'yes' || found.kind === 'no') return settle(engine, row, lease, found);

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
  if (next.kind === 'give-up') return settle(engine, row, lease, { kind: 'no', reason: 'refused' });
  const after = (ms: number) => new Date(at.getTime() + ms);
  await db.withBrand(row.brand, async (tx) => {
    if (next.kind === 'try-again') {
      await move(tx, row, lease, { to: 'CHOSEN', at, nextAt: at });
    } else if (next.kind === 'review') {
      if (await move(tx, row, lease, { to: 'REVIEW', at, nextAt: after(REVIEWED_EVERY_MS) }))
        await openExtraCase(engine, tx, row, at);
    } else {
      const set = { look_ups: row.look_ups + 1 };
      await move(tx, row, lease, { to: row.state, at, nextAt: after(next.waitMs), set });
    }
  });
}

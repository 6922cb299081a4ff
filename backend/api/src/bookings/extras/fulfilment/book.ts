import type { BookingRow } from '../../repository';
import { toDraft } from '../../create/toDraft';
import { callOutside } from '../../../effects/callOutside';
import type { Lease } from '../../../effects/leases';
import { type ExtrasEngine, providerOf } from '../engine';
import type { ExtraItem } from '../ports';
import { toChosen } from '../cart/holdChange';
import type { ExtraRow } from '../rows';
import { settleExtra } from './settle';
import { bookingPhaseOf, changeExtra, lockBookingOf } from './write';

/** Timeout of a provider's call in milliseconds. The lease lasts longer. */
const CALL_MS = 30_000;

export const toItem = (
  { cipher }: ExtrasEngine,
  row: ExtraRow,
  booking: BookingRow,
): ExtraItem => ({
  ...toChosen(row),
  brandId: row.brand,
  booking: toDraft(booking, cipher),
});

/** Buys an extra. The intent is committed before the call, so that an attempt with an unknown outcome is looked up and not repeated. */
export async function bookExtra(engine: ExtrasEngine, row: ExtraRow, lease: Lease): Promise<void> {
  const { db, clock } = engine;
  const at = clock();
  const booking = await db.withBrand(row.brand, async (tx) => {
    const locked = await lockBookingOf(tx, row);
    if (bookingPhaseOf(locked) !== 'standing') return null;
    const set = {
      tries: row.tries + 1,
      tried_at: at,
      first_tried_at: row.first_tried_at ?? at,
      look_ups: 0,
    };
    return (await changeExtra(tx, row, lease, {
      to: 'BOOKING',
      at,
      nextAt: at,
      retainsLease: true,
      set,
    }))
      ? locked
      : null;
  });
  // The booking was cancelled, which makes the extra due again, or another worker has the lease.
  if (!booking) return;
  const outcome = await callProvider(engine, row, lease, (signal) =>
    providerOf(engine, row.provider).book(toItem(engine, row, booking), signal),
  );
  await settleExtra(engine, { ...row, state: 'BOOKING' }, lease, outcome);
}

/** Calls the provider under the step's lease. @throws Error when the lease may end before the call does */
export const callProvider = <Outcome extends { kind: string }>(
  engine: ExtrasEngine,
  { reference, provider }: ExtraRow,
  lease: Lease,
  call: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome | { kind: 'unknown' }> =>
  callOutside(engine, {
    deadlineMs: CALL_MS,
    lease,
    about: { optional: reference, provider },
    call,
  });

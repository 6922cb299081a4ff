import type { BookingRow, Lease } from '../../bookings/repository';
import { toDraft } from '../../checkout';
import { type OptionalsEngine, providerOf } from '../engine';
import { toChosen } from '../cart/holdChange';
import type { OptionalItem, OptionalOutcome } from '../ports';
import type { OptionalRow } from '../rows';
import { CALL_MS } from './schedule';
import { settle } from './settle';
import { bookingPhaseOf, lockBookingOf, move } from './write';

export const toItem = (
  { cipher }: OptionalsEngine,
  row: OptionalRow,
  booking: BookingRow,
): OptionalItem => ({
  ...toChosen(row),
  brandId: row.brand,
  booking: toDraft(booking, cipher),
});

/** Books an extra. The intent is committed first: an attempt with an unknown outcome is looked up before it is repeated. */
export async function book(engine: OptionalsEngine, row: OptionalRow, lease: Lease): Promise<void> {
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
    return (await move(tx, row, lease, { to: 'BOOKING', at, nextAt: at, keepsLease: true, set }))
      ? locked
      : null;
  });
  // The booking was cancelled meanwhile, which made the extra due again, or another worker has leased it.
  if (!booking) return;
  const outcome = await call(engine, row, lease, (signal) =>
    providerOf(engine, row.provider).book(toItem(engine, row, booking), signal),
  );
  await settle(engine, { ...row, state: 'BOOKING' }, lease, outcome);
}

/** Calls a provider. An error is `unknown`. @throws Error when the lease may end during the call */
export async function call<Outcome extends { kind: string }>(
  { clock, log }: OptionalsEngine,
  row: OptionalRow,
  lease: Lease,
  ask: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome | Extract<OptionalOutcome, { kind: 'unknown' }>> {
  if (clock().getTime() + CALL_MS > lease.until.getTime())
    throw new Error('The lease is too short to ask the provider.');
  const signal = AbortSignal.timeout(CALL_MS);
  const timeout = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true }),
  );
  return Promise.race([ask(signal), timeout]).catch((error: unknown) => {
    log.warn(
      { err: error, optional: row.reference, provider: row.provider },
      'provider gave no clear answer',
    );
    return { kind: 'unknown' as const };
  });
}

import { supplierCancelled } from '../../cancellations/supplierCancelled';
import { type Engine, productOf } from '../../engine';
import type { BookOutcome, LookedUp } from '../../ports';
import { toDraft } from '../../booking/toDraft';
import type { BookingRow, Lease } from '../../rows';
import { nextAskAt } from '../../schedule';
import { followSchedule } from '../followSchedule';
import { closeBookingCase, openBookingCase } from '../needsPerson';
import { settleSupplier } from './settleSupplier';

const LOOK_UP_MS = 20_000;

/**
 * The supplier has the booking and has not confirmed it: asked again hourly, while its payments go on as planned. Past the day
 * by which it had to decide an operator gets a case.
 */
export async function waitForSupplier(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
): Promise<void> {
  const found = await ask(engine, booking);
  await engine.reached('waiting-answered');
  const { db, clock } = engine;
  const at = clock();
  if (found.kind === 'yes') return settleSupplier(engine, booking, lease, found);
  if (found.kind === 'no') {
    await db.withBrand(booking.brand, async (tx) => {
      await supplierCancelled(tx, booking, { at, lease });
      await closeBookingCase(tx, booking, 'SUPPLIER_UNKNOWN', at, 'The supplier has cancelled.');
      await engine.reached('supplier-cancelled-in-transaction');
    });
    return;
  }
  const until = found.kind === 'waiting' ? found.until : (booking.waits_until ?? at);
  if (until.getTime() !== booking.waits_until?.getTime())
    await db.queryBrand(
      booking.brand,
      "update bookings set waits_until = $3, updated_at = $4 where id = $1 and brand = $5 and state = 'WAITING' and lease_token = $2",
      [booking.id, lease.token, until, at, booking.brand],
    );
  if (until <= at)
    await db.withBrand(booking.brand, (tx) =>
      openBookingCase(engine, tx, booking, 'SUPPLIER_UNKNOWN', at, {
        step: 'waiting',
        answer: found.kind,
        until: until.toISOString(),
      }),
    );
  await followSchedule(engine, booking, lease, nextAskAt(until, at));
}

const ask = (engine: Engine, booking: BookingRow): Promise<LookedUp<BookOutcome>> =>
  productOf(engine, booking)
    .lookUp(toDraft(booking, engine.cipher), AbortSignal.timeout(LOOK_UP_MS))
    .catch((error: unknown) => {
      engine.log.warn({ err: error, booking: booking.code }, 'look-up without a clear answer');
      return { kind: 'unknown' };
    });

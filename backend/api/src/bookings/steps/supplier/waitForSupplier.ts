import { type BookingRow, type Lease, saveWaitsUntil } from '../../repository';
import { supplierCancelled } from '../../cancel/startCancellation';
import { type Engine, productOf } from '../../engine';
import type { BookOutcome, LookedUp } from '../../ports';
import { toDraft } from '../../create/toDraft';
import { nextQueryAt } from '../../schedule';
import { followSchedule } from '../followSchedule';
import { closeBookingCase, openBookingCase } from '../needsPerson';
import { settleSupplier } from './settleSupplier';

const LOOK_UP_MS = 20_000;

/**
 * Queries the supplier hourly about a booking that it has not confirmed yet, and collects the instalments meanwhile.
 * Once the time limit has passed, an operator gets a case.
 */
export async function waitForSupplier(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
): Promise<void> {
  const found = await lookUp(engine, booking);
  const { db, clock } = engine;
  const at = clock();
  if (found.kind === 'yes') return settleSupplier(engine, booking, lease, found);
  if (found.kind === 'no') {
    await db.withBrand(booking.brand, async (tx) => {
      await supplierCancelled(tx, booking, { at, lease });
      await closeBookingCase(tx, booking, 'SUPPLIER_UNKNOWN', at, 'The supplier has cancelled.');
    });
    return;
  }
  const until = found.kind === 'waiting' ? found.until : (booking.waits_until ?? at);
  if (until.getTime() !== booking.waits_until?.getTime())
    await saveWaitsUntil(db, booking, { until, lease, at });
  if (until <= at)
    await db.withBrand(booking.brand, (tx) =>
      openBookingCase(engine, tx, booking, 'SUPPLIER_UNKNOWN', at, {
        step: 'waiting',
        answer: found.kind,
        until: until.toISOString(),
      }),
    );
  await followSchedule(engine, booking, lease, nextQueryAt(until, at));
}

const lookUp = (engine: Engine, booking: BookingRow): Promise<LookedUp<BookOutcome>> =>
  productOf(engine, booking)
    .lookUp(toDraft(booking, engine.cipher), AbortSignal.timeout(LOOK_UP_MS))
    .catch((error: unknown) => {
      engine.log.warn({ err: error, booking: booking.code }, 'look-up without a clear answer');
      return { kind: 'unknown' };
    });

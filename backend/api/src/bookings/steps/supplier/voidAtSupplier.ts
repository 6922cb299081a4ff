import { type BookingRow, type Lease, lockPaidWith } from '../../repository';
import { type Engine, productOf } from '../../engine';
import type { UndoOutcome } from '../../ports';
import { located, toDraft } from '../../create/toDraft';
import { toCancelled } from './cancelAtSupplier';
import { rejectAndRefund } from '../money';
import { closeBookingCase } from '../needsPerson';
import { tryAgainLater } from '../tryAgainLater';

const VOID_MS = 45_000;
const LOOK_UP_MS = 20_000;

/** Cancels a booking at the supplier whose payment or document failed, and tries again until it is done. It is safe to repeat. */
export async function voidAtSupplier(
  engine: Engine,
  booking: BookingRow,
  lease: Lease,
): Promise<void> {
  const { db, clock } = engine;
  const outcome = await cancelOrLookUp(engine, booking);
  const at = clock();
  if (outcome.kind === 'yes') {
    await db.withBrand(booking.brand, async (tx) => {
      await rejectAndRefund(tx, booking, await lockPaidWith(tx, booking), { at, lease });
      await closeBookingCase(tx, booking, 'CANCEL_UNKNOWN', at, 'The supplier has cancelled.');
    });
    return;
  }
  const data = {
    step: 'void',
    answer: outcome.kind,
    locator: booking.supplier_locator,
    ...(outcome.kind === 'no' && { reason: outcome.reason }),
  };
  await tryAgainLater(engine, booking, lease, {
    at,
    kind: 'CANCEL_UNKNOWN',
    data,
    isRefused: outcome.kind === 'no',
  });
}

async function cancelOrLookUp(engine: Engine, booking: BookingRow): Promise<UndoOutcome> {
  const { log, cipher } = engine;
  const product = productOf(engine, booking);
  const draft = toDraft(booking, cipher);
  const outcome = await product
    .cancel(located(draft), AbortSignal.timeout(VOID_MS))
    .catch((error: unknown): UndoOutcome => {
      log.warn({ err: error, booking: booking.code }, 'cancellation without a clear answer');
      return { kind: 'unknown' };
    });
  if (outcome.kind === 'yes') return outcome;
  const found = await product
    .lookUp(draft, AbortSignal.timeout(LOOK_UP_MS))
    .catch(() => ({ kind: 'unknown' as const }));
  return toCancelled(found).kind === 'yes' ? { kind: 'yes' } : outcome;
}

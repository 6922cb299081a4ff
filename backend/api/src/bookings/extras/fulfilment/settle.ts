import type { Tx } from '../../../db/database';
import { type BookingRow, createRefund, lockRefundable, record } from '../../repository';
import { closeCase, openCase, SYSTEM } from '../../cases/cases';
import type { Lease } from '../../../effects/leases';
import { type ExtrasEngine, providerOf } from '../engine';
import type { ExtraOutcome } from '../ports';
import { toChosen } from '../cart/holdChange';
import { caseClosed } from '../../messages/extras';
import type { ExtraRow } from '../rows';
import { lookUpWaitMs } from '../../../effects/schedule';
import { bookingPhaseOf, changeExtra, lockBookingOf } from './write';

const caseKey = ({ id }: Pick<ExtraRow, 'id'>) => `OPTIONAL_FAILED:${id}`;

/** Stores the provider's answer to a purchase. An unknown outcome starts the look-ups. */
export async function settleExtra(
  engine: ExtrasEngine,
  row: ExtraRow,
  lease: Lease,
  outcome: ExtraOutcome,
): Promise<void> {
  const { db, clock } = engine;
  await db.withBrand(row.brand, async (tx) => {
    const [at, booking] = [clock(), await lockBookingOf(tx, row)];
    if (outcome.kind === 'unknown') {
      await changeExtra(tx, row, lease, {
        to: 'UNKNOWN',
        at,
        nextAt: new Date(at.getTime() + lookUpWaitMs(0)),
        set: { look_ups: 0 },
      });
      return;
    }
    if (outcome.kind === 'yes') {
      // The booking was cancelled during the call, so the extra is cancelled next.
      const nextAt = bookingPhaseOf(booking) === 'over' ? at : null;
      const { paidTerms } = providerOf(engine, row.provider);
      const cancellation =
        paidTerms && booking.paid_at ? paidTerms(toChosen(row), booking.paid_at) : row.cancellation;
      if (
        await changeExtra(tx, row, lease, {
          to: 'CONFIRMED',
          at,
          nextAt,
          set: { locator: outcome.locator, cancellation },
        })
      )
        await recordExtraEvent(tx, row, at, 'OPTIONAL_CONFIRMED', { name: row.shown.name });
    } else {
      const amount = await refundable(tx, booking, row.amount);
      if (
        await changeExtra(tx, row, lease, {
          to: 'REFUSED',
          at,
          nextAt: null,
          set: { refunded: amount },
        })
      ) {
        await refundExtra(tx, row, booking, 'OPTIONAL_UNAVAILABLE', amount, at);
        await recordExtraEvent(tx, row, at, 'OPTIONAL_REFUSED', {
          name: row.shown.name,
          amount,
          reason: outcome.reason,
        });
      }
    }
    await closeExtraCase(tx, row, at);
  });
}

/** Part of `amount` (whole pesos) that has not been refunded yet, by an operator or with the booking. */
export const refundable = async (
  tx: Tx,
  { paid_with: id, brand }: Pick<BookingRow, 'paid_with' | 'brand'>,
  amount: number,
): Promise<number> => (id === null ? 0 : Math.min(amount, await lockRefundable(tx, { id, brand })));

/** Creates a refund, once for each extra and reason. @throws Error for an unpaid booking */
export async function refundExtra(
  tx: Tx,
  row: ExtraRow,
  booking: BookingRow,
  reason: 'OPTIONAL_UNAVAILABLE' | 'CANCELLATION',
  amount: number,
  at: Date,
): Promise<void> {
  if (booking.paid_with === null)
    throw new Error(`Booking ${booking.code} has nothing to give back.`);
  await createRefund(
    tx,
    { id: booking.paid_with, brand: row.brand, booking_id: row.booking_id },
    { reason, amount, at, key: `OPTIONAL:${row.id}` },
  );
}

/** Adds an event to the booking's history and to the outbox. Its data is not personal. */
export const recordExtraEvent = (
  tx: Tx,
  { brand, booking_id: bookingId, kind }: ExtraRow,
  at: Date,
  code: string,
  data: Record<string, unknown>,
): Promise<void> => record(tx, { brand, bookingId, at, code, data: { kind, ...data } });

/** Opens a case for an operator, in the transaction of the change. */
export async function openExtraCase(
  { log }: ExtrasEngine,
  tx: Tx,
  row: ExtraRow,
  at: Date,
): Promise<void> {
  log.error(
    { optional: row.reference, provider: row.provider, state: row.state },
    'extra needs a person',
  );
  const { reference, provider, state, amount } = row;
  await openCase(tx, {
    brand: row.brand,
    kind: 'OPTIONAL_FAILED',
    key: caseKey(row),
    at,
    bookingId: row.booking_id,
    data: { reference, provider, step: state, amount, name: row.shown.name },
  });
}
export const closeExtraCase = (tx: Tx, row: ExtraRow, at: Date): Promise<boolean> =>
  closeCase(tx, { brand: row.brand, key: caseKey(row), at, by: SYSTEM, note: caseClosed });

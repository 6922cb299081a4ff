import type { OptionalCancellation } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import { AppError } from '../../lib/errors';
import type { BookingRow } from '../repository';
import type { ExtrasEngine } from './engine';
import { refundOf } from './fulfilment/cancel';
import { refundable } from './fulfilment/settle';
import { bookingPhaseOf } from './fulfilment/write';
import { lockExtra } from './bookedExtras';
import type { ExtraRow, ExtraState } from './rows';

const ENDED: readonly ExtraState[] = [
  'CANCELLING',
  'CANCEL_UNKNOWN',
  'CANCELLED',
  'RELEASED',
  'REFUSED',
];

/**
 * Returns the cost of cancelling an extra. With `expectedPenalty` (whole pesos) the worker cancels it at its provider, and refunds
 * by this cost. The booking and its other extras stay.
 * @throws AppError NOT_FOUND, NOT_CANCELLABLE (`meta.reason`), PENALTY_CHANGED
 */
export const cancelExtra = (
  { db, clock }: ExtrasEngine,
  { id: bookingId, brand }: Pick<BookingRow, 'id' | 'brand'>,
  extraId: string,
  expectedPenalty: number | null,
): Promise<OptionalCancellation> =>
  db.withBrand(brand, async (tx) => {
    const found = await lockExtra(tx, { brand, bookingId, id: extraId });
    if (!found) throw new AppError('NOT_FOUND');
    const { booking, row } = found;
    const now = clock();
    const refund = await refundable(tx, booking, row.quantity * refundOf(row.cancellation, now));
    const penalty = row.amount - refund;
    const reason = whyNot(booking, row, now);
    const quote = {
      paid: row.amount,
      penalty,
      refund,
      optional: { id: row.id, name: row.shown.name },
    };
    if (expectedPenalty === null) return { ...quote, is_cancellable: reason === null, reason };
    if (reason !== null) throw new AppError('NOT_CANCELLABLE', { meta: { reason } });
    if (penalty > expectedPenalty)
      throw new AppError('PENALTY_CHANGED', { meta: { penalty, refund } });
    // The refund follows the terms at `first_tried_at`, even when the provider answers later.
    await tx.query(
      `update booking_optionals set state = 'CANCELLING', first_tried_at = $3, tried_at = $3, look_ups = 0, next_at = $3, updated_at = $3
       where id = $1 and brand = $2`,
      [row.id, brand, now],
    );
    return { ...quote, is_cancellable: false, reason: 'ALREADY' };
  });

function whyNot(
  booking: BookingRow,
  { state, shown }: ExtraRow,
  now: Date,
): OptionalCancellation['reason'] {
  if (ENDED.includes(state)) return 'ALREADY';
  if (bookingPhaseOf(booking) !== 'standing' || state !== 'CONFIRMED') return 'NOT_CONFIRMED';
  return shown.date !== null && shown.date <= today(now) ? 'STARTED' : null;
}

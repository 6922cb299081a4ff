import type {
  BookingCancellation,
  CancellationQuote,
  CancellationReason,
} from '@tiquete/contracts';
import { BOOKING_STATUS } from '@tiquete/domain';
import type { Database } from '../../db/database';
import { type BookingRow, shownBookingStatus } from '../repository';
import { type Cancellations } from './createCancellations';
import { type KeyedCall } from '../ports';
import { readMoneyStatus } from '../view/moneyStatus';
import { progressOf } from '../view/toSummary';

export type BookingCanceller = ReturnType<typeof createBookingCanceller>;

export const createBookingCanceller = ({
  db,
  cancellations,
  clock,
}: {
  db: Database;
  cancellations: Cancellations;
  clock: () => Date;
}) => ({
  async simulate(booking: BookingRow): Promise<BookingCancellation> {
    const { paid } = await db.withBrand(booking.brand, (tx) => readMoneyStatus(tx, booking));
    const status = shownBookingStatus(booking.state);
    return {
      quote: quoteNow(cancellations, booking, paid, clock()),
      booking: toAnswer(booking, status, progressOf(booking.state)),
    };
  },
  /** Cancels a booking, once per key. @throws AppError PENALTY_CHANGED, NOT_CANCELLABLE and the errors of keyed calls */
  async cancel(
    call: KeyedCall,
    booking: BookingRow,
    expectedPenalty: number,
    reason?: CancellationReason,
  ): Promise<BookingCancellation> {
    const { answer } = await cancellations.request(call, booking, expectedPenalty, reason);
    const { status, course, penalty, refund, right = null } = answer;
    return {
      quote: {
        is_cancellable: false,
        reason: 'ALREADY',
        refundable: refund > 0,
        paid: penalty + refund,
        penalty,
        refund,
        free_until: null,
        right,
      },
      booking: toAnswer(booking, status, course === 'CANCELLING' ? 'CANCELLING' : null),
    };
  },
});

export function quoteNow(
  cancellations: Cancellations,
  booking: BookingRow,
  paid: number,
  now: Date,
): CancellationQuote {
  const { isCancellable, reason, refundable, penalty, refund, freeUntil, right } =
    cancellations.quote(booking, now);
  return {
    is_cancellable: isCancellable,
    reason,
    refundable,
    paid,
    penalty,
    refund,
    free_until: freeUntil?.toISOString() ?? null,
    right,
    has_own_withdrawal: cancellations.hasOwnWithdrawal(booking),
  };
}
const toAnswer = (
  { id, code }: BookingRow,
  status: BookingCancellation['booking']['status'],
  course: BookingCancellation['booking']['course'],
): BookingCancellation['booking'] => ({
  id,
  code,
  status,
  status_label: BOOKING_STATUS[status].label,
  course,
});

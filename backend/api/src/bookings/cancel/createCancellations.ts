import type { BookingRow } from '../repository';
import type { Engine } from '../engine';
import type { KeyedCalls } from '../create/keyedCalls';
import type { CreatedBooking, KeyedCall } from '../ports';
import { readStoredAnswer } from '../create/readStoredAnswer';
import { type CancellationAnswer, type CancellationQuote, quoteCancellation } from './quote';
import { requestCancellation } from './requestCancellation';

export interface Cancellations {
  /** Returns the cost of a cancellation, by the terms as sold. */
  quote(booking: BookingRow, now?: Date): CancellationQuote;
  /** True when a rule of the product replaces the law's five business days to withdraw. */
  hasOwnWithdrawal(booking: BookingRow): boolean;
  /**
   * Fixes the penalty of now and makes the worker cancel at the supplier. An unpaid booking ends at once. `reason` is a code, not
   * free text.
   * @throws AppError PENALTY_CHANGED when it costs more than expected (`meta`: penalty, refund, free_until), NOT_CANCELLABLE
   * (`meta.reason`), and those of a keyed call
   */
  request(
    call: KeyedCall,
    booking: BookingRow,
    expectedPenalty: number,
    reason?: string | null,
  ): Promise<CreatedBooking<CancellationAnswer>>;
}

export const createCancellations = (engine: Engine, keyed: KeyedCalls): Cancellations => ({
  quote: (booking, now = engine.clock()) =>
    quoteCancellation(booking, now, engine.products.get(booking.product)),
  hasOwnWithdrawal: ({ product }) => engine.products.get(product)?.hasOwnWithdrawal === true,
  async request(call, booking, expectedPenalty, reason = null) {
    const claimed = await keyed.claim(call);
    if (claimed.phase === 'answered') return readStoredAnswer(claimed);
    try {
      const answer = await requestCancellation(
        engine,
        booking,
        { expectedPenalty, reason },
        (tx, given) =>
          keyed.finish(tx, call, claimed.claim, { bookingId: booking.id, answer: given }),
      );
      return { bookingId: booking.id, answer };
    } catch (error) {
      await keyed
        .release(call, claimed.claim)
        .catch((failure: unknown) => engine.log.warn({ err: failure }, 'key not released'));
      throw error;
    }
  },
});

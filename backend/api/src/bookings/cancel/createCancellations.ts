import {
  type BookingRow,
  findPendingPayment,
  FRESH,
  lockBooking,
  shownBookingStatus,
  transition,
} from '../repository';
import type { Engine } from '../engine';
import type { KeyedCalls } from '../create/keyedCalls';
import { readStoredAnswer } from '../create/readStoredAnswer';
import type { CreatedBooking, KeyedCall } from '../ports';
import {
  type CancellationAnswer,
  type CancellationQuote,
  quoteCancellation,
  UNPAID_STATES,
} from './quote';
import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import { queryGateway } from '../pay/queryGateway';

interface CancellationIntent {
  expectedPenalty: number;
  reason: string | null;
}

/**
 * Cancels a booking for its traveller. The booking is locked, so of several simultaneous requests one succeeds. `finish`
 * runs in the same transaction. @throws AppError NOT_FOUND, NOT_CANCELLABLE, PENALTY_CHANGED
 */
async function requestCancellation(
  engine: Engine,
  { id, brand }: BookingRow,
  intent: CancellationIntent,
  finish: (tx: Tx, answer: CancellationAnswer) => Promise<void>,
): Promise<CancellationAnswer> {
  await queryOpenPayment(engine, { id, brand });
  return engine.db.withBrand(brand, async (tx) => {
    const booking = await lockBooking(tx, { id, brand });
    if (!booking) throw new AppError('NOT_FOUND');
    const answer = await move(
      tx,
      booking,
      intent,
      quoteCancellation(booking, engine.clock(), engine.products.get(booking.product)),
      engine.clock(),
    );
    await finish(tx, answer);
    return answer;
  });
}

async function move(
  tx: Tx,
  booking: BookingRow,
  { expectedPenalty, reason }: CancellationIntent,
  quote: CancellationQuote,
  at: Date,
): Promise<CancellationAnswer> {
  if (!quote.isCancellable)
    throw new AppError('NOT_CANCELLABLE', { meta: { reason: quote.reason } });
  const { penalty, refund, freeUntil, right } = quote;
  if (penalty > expectedPenalty)
    throw new AppError('PENALTY_CHANGED', {
      meta: { penalty, refund, free_until: freeUntil?.toISOString() ?? null },
    });
  const isUnpaid = UNPAID_STATES.includes(booking.state);
  const to = isUnpaid ? endUnpaid(booking) : 'CANCELLING';
  await transition(tx, booking, {
    to,
    at,
    nextAt: to === 'CANCELLED' ? null : at,
    set: { ...FRESH, cancel_requested_at: at, cancel_penalty: penalty },
    data: { penalty, refund, ...(reason !== null && { reason }), ...(right !== null && { right }) },
  });
  return {
    status: shownBookingStatus(to),
    course: isUnpaid ? 'CANCELLED' : 'CANCELLING',
    penalty,
    refund,
    ...(right !== null && { right }),
  };
}
/** Returns the next state of an unpaid booking. A hold is released first. */
const endUnpaid = ({ held_as }: BookingRow) => (held_as === null ? 'CANCELLED' : 'RELEASING');

/**
 * Queries the gateway about an open payment, which may just have been paid. A payment that arrives later is refunded
 * automatically.
 */
async function queryOpenPayment(
  engine: Engine,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
): Promise<void> {
  const open = await engine.db.withBrand(brand, (tx) => findPendingPayment(tx, { id, brand }));
  if (open)
    await queryGateway(engine, open).catch((error: unknown) =>
      engine.log.warn(
        { err: error, payment: open.reference },
        'gateway not reached before a cancellation',
      ),
    );
}

export const createCancellations = (engine: Engine, keyed: KeyedCalls) => ({
  /** Returns the penalty for a cancellation now, by the sold terms. */
  quote: (booking: BookingRow, now: Date = engine.clock()): CancellationQuote =>
    quoteCancellation(booking, now, engine.products.get(booking.product)),
  /** True when a rule of the product replaces the law's five business days to withdraw. */
  hasOwnWithdrawal: ({ product }: BookingRow) =>
    engine.products.get(product)?.hasOwnWithdrawal === true,
  /**
   * Fixes the penalty of now and makes the worker cancel at the supplier. An unpaid booking ends at once. `reason` is a code, not
   * free text.
   * @throws AppError PENALTY_CHANGED when it costs more than expected (`meta`: penalty, refund, free_until), NOT_CANCELLABLE
   * (`meta.reason`), and those of a keyed call
   */
  async request(
    call: KeyedCall,
    booking: BookingRow,
    expectedPenalty: number,
    reason: string | null = null,
  ): Promise<CreatedBooking<CancellationAnswer>> {
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
export type Cancellations = ReturnType<typeof createCancellations>;

import {
  call,
  mutate,
  put,
  race,
  reportError,
  select,
  take,
  toProblem,
  type Problem,
  type SagaGenerator,
} from '@tiquete/platform';
import { SLOW_CALL_MS } from '../api';
import { returnPathOf } from '../checkoutContext';
import { endIntent, intentBooked, keyOfIntent, randomKey } from '../payment/intentKey';
import { isOnItsWay, openOrder } from '../payment/openOrder';
import { foundCart } from '../flow/cartItems';
import type { Checkout, Sale } from '../flow/checkoutDefinition';
import type { CheckoutTypes } from '../flow/checkoutTypes';
import {
  isUnderWay,
  type CartProblem,
  type Submission,
  type UnpaidBooking,
} from '../flow/checkoutState';
import { findExtras } from './findExtras';
import { loadExtras } from './loadExtras';

/** The supplier could not hold the booking: another traveller was faster. */
const TAKEN = 'BOOKING_REJECTED';
const OVER = [TAKEN, 'BOOKING_EXPIRED', 'ALREADY_PAID'];
/** The error to show when a change of the cart finds that the booking has ended. Null when it can still be paid. */
const overOf = (problem: CartProblem | null): Problem | null =>
  problem?.kind === 'locked' && OVER.includes(problem.problem.code) ? problem.problem : null;

/**
 * Sells once, from the pressed button to an open payment. The body is in no action and no slice, because it has names, documents
 * and birth dates. A press during a sale is ignored. The checkout of another offer ends the sale on this page.
 */
export function* sell<T extends CheckoutTypes>(
  checkout: Checkout<T>,
  sale: Sale<T>,
  brand: string,
  body: T['body'],
): SagaGenerator<void> {
  const { actions, definition, name, select: selectCheckout } = checkout;
  const { storageKey } = definition;
  const change = (submission: Submission<T['change']>) =>
    put(actions.submissionChanged(submission));

  const { submission } = yield* select(selectCheckout);
  if (isUnderWay(submission) && submission.phase !== 'opened') return;
  yield* race({ sold: call(bookUntilDone), other: take(actions.opened.type) });

  function* bookUntilDone(): SagaGenerator<void> {
    try {
      for (let next: T['body'] | null = body; next;) next = yield* book(next);
    } catch (error) {
      reportError({ module: name, message: `sale: ${String(error)}` });
      yield* change({ phase: 'rejected', problem: toProblem(error) });
    }
  }
  /**
   * Books without paying. Returns the body to book next when the traveller accepts a change, or null when this booking
   * attempt has ended.
   */
  function* book(sent: T['body']): SagaGenerator<T['body'] | null> {
    yield* change({ phase: 'booking' });
    const extras = definition.hasExtras === false ? null : loadExtras();
    extras?.catch(() => undefined);
    try {
      const idempotencyKey = yield* call(keyOfIntent, brand, storageKey, sent);
      const input = { body: sent, idempotencyKey, timeoutMs: SLOW_CALL_MS };
      const booking = yield* mutate((api) => sale.book(api, input), isOnItsWay);
      if (!booking) throw new Error('The booking that was made is not there');
      yield* call(intentBooked, brand, storageKey, { body: sent, bookingId: booking.id });
      yield* afterBooking({ id: booking.id, code: booking.code }, extras);
      return null;
    } catch (error) {
      return yield* afterRejection(sent, toProblem(error));
    }
  }
  function* afterRejection(sent: T['body'], problem: Problem): SagaGenerator<T['body'] | null> {
    const newOffer = newOfferOf(sale, problem);
    if (newOffer) {
      yield* change({ phase: 'price-changed', change: newOffer });
      if (!(yield* isConfirmed())) return null;
      const { offer } = yield* select(selectCheckout);
      if (offer.phase === 'ready')
        yield* put(actions.offerAccepted(definition.acceptChange(offer.offer, newOffer)));
      return sale.acceptChange(sent, newOffer);
    }
    const duplicate = duplicateOf(problem);
    if (duplicate) {
      yield* change({ phase: 'duplicate', code: duplicate.code });
      if (!(yield* isConfirmed())) return null;
      return { ...sent, accepts: { ...sent.accepts, duplicate: true } };
    }
    const outcome = definition.rejections[problem.code];
    yield* change(outcome ? { phase: 'editing' } : { phase: 'rejected', problem });
    if (outcome === 'renew') yield* put(actions.renewalRequested());
    if (outcome === 'soldOut') yield* put(actions.offerGone({ reason: 'soldOut' }));
    return null;
  }
  function* isConfirmed(): SagaGenerator<boolean> {
    const { confirmed } = yield* race({
      confirmed: take(actions.confirmed.type),
      dismissed: take(actions.dismissed.type),
    });
    return confirmed !== undefined;
  }
  /** Shows the extras before the gateway. Opens the payment when there are none or they load too slowly. */
  function* afterBooking(
    booking: UnpaidBooking,
    step: Promise<unknown> | null,
  ): SagaGenerator<void> {
    yield* change({ phase: 'paying', booking });
    const found = step && (yield* findExtras(booking.id, step));
    if (found) {
      const state = foundCart({ bookingId: booking.id }, found);
      yield* put(actions.cartChanged({ kind: 'extras', state }));
      yield* change({ phase: 'extras', booking });
      const over = yield* untilChosen();
      return yield* pay(booking, over);
    }
    yield* pay(booking);
  }
  /** Null when the traveller pays; otherwise the problem that prevents it. Nothing is paid while a change is being saved. */
  function* untilChosen(): SagaGenerator<Problem | null> {
    for (;;) {
      const { settled } = yield* race({
        pressed: take(actions.paymentRequested.type),
        settled: take(actions.cartSettled),
      });
      const over = settled && overOf(settled.payload.problem);
      if (over) return over;
      const { extras } = yield* select(selectCheckout);
      if (!settled && !(extras.phase === 'found' && extras.isSaving)) return null;
    }
  }
  /** The key that the payment of this booking has until it opens. */
  function* keyOfPayment(bookingId: string): SagaGenerator<string> {
    const { paymentKey } = yield* select(selectCheckout);
    if (paymentKey?.bookingId === bookingId) return paymentKey.key;
    const key = randomKey();
    yield* put(actions.paymentKeyChanged({ bookingId, key }));
    return key;
  }
  function* pay(booking: UnpaidBooking, known: Problem | null = null): SagaGenerator<void> {
    const bookingId = booking.id;
    const order = { bookingId, returnPath: returnPathOf(definition, bookingId) };
    for (let over = known; ; over = null) {
      let problem = over;
      if (!problem) {
        yield* change({ phase: 'paying', booking });
        const attempt = yield* openOrder(order, yield* keyOfPayment(bookingId), () =>
          put(actions.paymentKeyChanged(null)),
        );
        if (attempt.phase === 'opened') {
          yield* change(attempt);
          return;
        }
        problem = attempt.problem;
      }
      if (OVER.includes(problem.code)) yield* call(endIntent, brand, storageKey, bookingId);
      if (problem.code === TAKEN) {
        yield* change({ phase: 'editing' });
        yield* put(actions.offerGone({ reason: 'soldOut' }));
        return;
      }
      yield* change({ phase: 'unpaid', booking, problem });
      const { again } = yield* race({
        again: take(actions.paymentRequested.type),
        dismissed: take(actions.dismissed.type),
      });
      if (!again) return;
    }
  }
}
/** The new offer in a PRICE_CHANGED problem. Null for any other problem. */
function newOfferOf<T extends CheckoutTypes>(
  { changeSchema }: Sale<T>,
  { code, meta }: Problem,
): T['change'] | null {
  return code === 'PRICE_CHANGED' ? (changeSchema.safeParse(meta).data ?? null) : null;
}
/**
 * Code of the existing booking of a DUPLICATE_BOOKING problem; the code is null when the caller may not see it. Null for any
 * other problem.
 */
function duplicateOf({ code, meta }: Problem): { code: string | null } | null {
  if (code !== 'DUPLICATE_BOOKING') return null;
  return { code: typeof meta?.code === 'string' ? meta.code : null };
}

import {
  call,
  mutate,
  put,
  race,
  select,
  take,
  toProblem,
  type Problem,
  type SagaGenerator,
} from '@tiquete/platform';
import { isOnItsWay, paymentOpener } from '../payment/paymentOpener';
import { foundCart } from './cartItems';
import type { CartTrouble, Submission, UnpaidBooking } from './checkoutState';
import type { Checkout } from './defineCheckout';
import { findExtras } from './findExtras';
import { endIntent, intentBooked, keyOfIntent } from '../payment/intentKey';
import type { ProductFlow, Sale, SaleBody } from './productFlow';

/** The supplier could not hold the booking: another traveller was faster. */
const TAKEN = 'BOOKING_REJECTED';
const OVER = [TAKEN, 'BOOKING_EXPIRED', 'ALREADY_PAID'];
/** The problem of a booking that is over, found while changing its cart. Null when it can still be paid. */
const overOf = (trouble: CartTrouble | null): Problem | null =>
  trouble?.kind === 'locked' && OVER.includes(trouble.problem.code) ? trouble.problem : null;

/** Runs a sale from the pressed button to an open payment, one step at a time. It ignores presses during a step. */
export function* sell<Request, Offer, Change, Body extends SaleBody>(
  checkout: Checkout<Request, Offer, Change, Body>,
  product: ProductFlow<Request, Offer, Change, Body>,
  brand: string,
): SagaGenerator<void> {
  const { actions, select: selectCheckout } = checkout;
  const openPayment = paymentOpener();
  const change = (submission: Submission<Change>) => put(actions.submissionChanged(submission));

  for (;;) {
    yield* take(actions.submitted.type);
    let body = checkout.takeHeld();
    while (body) body = yield* book(body);
  }

  /**
   * Books without paying. Returns the body to book next when the traveller accepts a change, or null when this booking
   * attempt has ended.
   */
  function* book(body: Body): SagaGenerator<Body | null> {
    yield* change({ phase: 'booking' });
    try {
      const sale = yield* call(product.loadSale);
      const extras = sale.loadExtras();
      extras.catch(() => undefined);
      try {
        const key = yield* call(keyOfIntent, brand, product.keptAs, body);
        const booking = yield* mutate((api) => sale.book(api, body, key), isOnItsWay);
        if (!booking) throw new Error('The booking that was made is not there');
        yield* call(intentBooked, brand, product.keptAs, { body, bookingId: booking.id });
        yield* afterBooking({ id: booking.id, code: booking.code }, extras);
        return null;
      } catch (error) {
        return yield* afterRefusal(sale, body, toProblem(error));
      }
    } catch (error) {
      yield* change({ phase: 'refused', problem: toProblem(error) });
      return null;
    }
  }
  function* afterRefusal(
    sale: Sale<Body, Change>,
    body: Body,
    problem: Problem,
  ): SagaGenerator<Body | null> {
    const other = sale.parseChange(problem);
    if (other) {
      yield* change({ phase: 'price-changed', change: other });
      if (!(yield* isConfirmed())) return null;
      const { offer } = yield* select(selectCheckout);
      if (offer.phase === 'ready')
        yield* put(actions.offerAccepted(product.accept(offer.offer, other)));
      return sale.accept(body, other);
    }
    const duplicate = duplicateOf(problem);
    if (duplicate) {
      yield* change({ phase: 'duplicate', code: duplicate.code });
      if (!(yield* isConfirmed())) return null;
      return { ...body, accepts: { ...body.accepts, duplicate: true } };
    }
    const answer = product.refusals[problem.code];
    yield* change(answer ? { phase: 'editing' } : { phase: 'refused', problem });
    if (answer === 'renew') yield* put(actions.renewalRequested());
    if (answer === 'soldOut') yield* put(actions.offerGone({ reason: 'soldOut' }));
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
  function* afterBooking(booking: UnpaidBooking, step: Promise<unknown>): SagaGenerator<void> {
    yield* change({ phase: 'paying', booking });
    const found = yield* findExtras(booking.id, step);
    if (found) {
      const state = foundCart({ bookingId: booking.id }, found);
      yield* put(actions.cartChanged({ slot: 'extras', state }));
      yield* change({ phase: 'extras', booking });
      const over = yield* untilChosen();
      return yield* pay(booking, over);
    }
    yield* pay(booking);
  }
  /** Null when the booking can be paid; otherwise the problem that prevents it. */
  function* untilChosen(): SagaGenerator<Problem | null> {
    for (;;) {
      const { pressed, settled } = yield* race({
        pressed: take(actions.paymentRequested),
        settled: take(actions.cartSettled),
      });
      const { extras } = yield* select(selectCheckout);
      const over = settled && overOf(settled.payload.trouble);
      if (over) return over;
      if (!pressed) continue;
      if (pressed.payload.withExtras || extras.phase !== 'found') return null;
      // The server's cart may not have the last removal yet.
      if (extras.wanted.length === 0 && extras.cart.items.length === 0) return null;
      yield* put(actions.itemsWanted({ slot: 'extras', items: [] }));
      const { trouble } = (yield* take(actions.cartSettled)).payload;
      if (!trouble) return null;
      const gone = overOf(trouble);
      if (gone) return gone;
    }
  }
  function* pay(booking: UnpaidBooking, known: Problem | null = null): SagaGenerator<void> {
    const order = { bookingId: booking.id, returnPath: product.returnPath(booking.id) };
    for (let over = known; ; over = null) {
      let problem = over;
      if (!problem) {
        yield* change({ phase: 'paying', booking });
        const attempt = yield* openPayment(order);
        if (attempt.phase === 'opened') {
          yield* change(attempt);
          return;
        }
        problem = attempt.problem;
      }
      if (OVER.includes(problem.code)) yield* call(endIntent, brand, product.keptAs, booking.id);
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
/**
 * Code of the existing booking of a DUPLICATE_BOOKING problem; the code is null when the caller may not see it. Null for any
 * other problem.
 */
function duplicateOf({ code, meta }: Problem): { code: string | null } | null {
  if (code !== 'DUPLICATE_BOOKING') return null;
  return { code: typeof meta?.code === 'string' ? meta.code : null };
}

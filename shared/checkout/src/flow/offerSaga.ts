import {
  call,
  delay,
  put,
  race,
  select,
  take,
  toProblem,
  type SagaGenerator,
} from '@tiquete/platform';
import { shownOffer, isUnderWay } from './checkoutState';
import type { CheckoutTypes } from './checkoutTypes';
import type { Checkout } from './checkoutDefinition';

/**
 * With a clock that is ahead, every price has expired on arrival. Milliseconds before such a price is renewed, so that
 * renewals do not loop.
 */
const OVERDUE_MS = 60_000;

/** Loads the offer in the page's address, and again on a retry, a rejection that requires it, or an expired price. */
export function* loadOffers<T extends CheckoutTypes>(
  { actions, select: selectCheckout, definition }: Checkout<T>,
  first: T['request'],
): SagaGenerator<void> {
  let request = first;
  let load = definition.loadOffer;
  for (;;) {
    const { offer: known } = yield* select(selectCheckout);
    try {
      const found = yield* load({
        request,
        shown: shownOffer(known),
        expired: function* () {
          yield* put(actions.pricesExpired());
        },
      });
      if (found.phase === 'gone') {
        const { phase: _, ...gone } = found;
        yield* put(actions.offerGone(gone));
      } else {
        const { offer } = found;
        request = definition.requestOf(request, offer);
        yield* put(actions.offerFound({ offer, address: definition.requestUrl(request) }));
      }
    } catch (error) {
      yield* put(actions.offerFailed(toProblem(error)));
    }
    const { retry } = yield* race({
      retry: take(actions.retryRequested.type),
      renewal: take(actions.renewalRequested.type),
      expiry: call(expiry),
    });
    load = retry ? definition.loadOffer : definition.renewOffer;
  }
  /** Ends when the shown price has expired and no sale is in progress. */
  function* expiry(): SagaGenerator<void> {
    const { offer } = yield* select(selectCheckout);
    const expiresAt = offer.phase === 'ready' ? definition.expiresAt?.(offer.offer) : null;
    if (!expiresAt) yield* take(actions.opened.type);
    else {
      const left = Date.parse(expiresAt) - Date.now();
      yield* delay(left > 0 ? left : OVERDUE_MS);
    }
    while (isUnderWay((yield* select(selectCheckout)).submission))
      yield* take([actions.submissionChanged.type, actions.dismissed.type]);
    yield* put(actions.pricesExpired());
  }
}

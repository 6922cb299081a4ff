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
import type { Checkout } from './defineCheckout';
import type { ProductFlow, SaleBody } from './productFlow';

/**
 * With a clock that is ahead, every price has expired on arrival. Milliseconds before such a price is renewed, so that
 * renewals do not loop.
 */
const OVERDUE_MS = 60_000;

/** Loads the offer of the address, and again on a retry, a rejection that requires it, or an expired price. */
export function* keepOffer<Request, Offer, Change, Body extends SaleBody>(
  { actions, select: selectCheckout }: Checkout<Request, Offer, Change, Body>,
  product: ProductFlow<Request, Offer, Change, Body>,
  first: Request,
): SagaGenerator<void> {
  let request = first;
  let find = product.load;
  for (;;) {
    const { offer: known } = yield* select(selectCheckout);
    try {
      const found = yield* find({
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
        const place = product.placeOf(request, offer);
        request = place.request;
        yield* put(actions.offerFound({ offer, address: place.address }));
      }
    } catch (error) {
      yield* put(actions.offerFailed(toProblem(error)));
    }
    const { retry } = yield* race({
      retry: take(actions.retryRequested.type),
      renewal: take(actions.renewalRequested.type),
      lapse: call(lapse),
    });
    find = retry ? product.load : product.renew;
  }
  /** Ends when the shown price has expired and no sale is in progress. */
  function* lapse(): SagaGenerator<void> {
    const { offer } = yield* select(selectCheckout);
    const expiresAt = offer.phase === 'ready' ? product.expiresAt?.(offer.offer) : null;
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

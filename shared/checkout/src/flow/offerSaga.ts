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
import type { GoneOffer, ProductFlow, SaleBody } from './productFlow';

/** By a clock that is ahead every price is over as it arrives: then it is asked for again so many milliseconds later, not at once. */
const OVERDUE_MS = 60_000;

/** The offer of the address, asked again when the traveller wants it, when a refusal says so and when its price lapses. */
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
      if (typeof found === 'string') {
        yield* put(actions.offerGone({ reason: found }));
      } else if (isGone(found)) {
        yield* put(actions.offerGone(found.gone));
      } else {
        const place = product.placeOf(request, found);
        request = place.request;
        yield* put(actions.offerFound({ offer: found, address: place.address }));
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
  /** Ends when the price on the page has lapsed and nobody is buying at it. */
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
const isGone = (found: unknown): found is GoneOffer =>
  typeof found === 'object' && found !== null && 'gone' in found;

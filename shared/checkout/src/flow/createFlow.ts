import { all, call, type SagaGenerator } from '@tiquete/platform';
import { askExtrasAgain } from './askExtrasAgain';
import { keepCart } from './cartSaga';
import type { Opening } from './checkoutSlot';
import type { Checkout } from './defineCheckout';
import { keepOffer } from './offerSaga';
import type { ProductFlow, SaleBody } from './productFlow';
import { sell } from './saleSaga';
import { findServices } from './servicesSaga';

export type Flow<Request> = (opening: Opening<Request>) => SagaGenerator<void>;

/** Sagas of an open checkout. A sale that has started completes after its page is left. */
export function createFlow<Request, Offer, Change, Body extends SaleBody>(
  checkout: Checkout<Request, Offer, Change, Body>,
  product: ProductFlow<Request, Offer, Change, Body>,
): Flow<Request> {
  return function* run({ request, brand }) {
    yield* all([
      call(() => keepOffer(checkout, product, request)),
      call(() => sell(checkout, product, brand)),
      call(() => findServices(checkout, product)),
      call(() => keepCart(checkout, 'services')),
      call(() => keepCart(checkout, 'extras')),
      call(() => askExtrasAgain(checkout)),
    ]);
  };
}

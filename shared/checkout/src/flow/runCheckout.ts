import {
  all,
  call,
  put,
  race,
  reportError,
  select,
  take,
  toProblem,
  type SagaGenerator,
} from '@tiquete/platform';
import { saveCart } from './cartSaga';
import type { CheckoutTypes } from './checkoutTypes';
import type { Checkout } from './checkoutDefinition';
import { loadOffers } from './offerSaga';
import { loadServices } from './servicesSaga';

/**
 * Runs an opened checkout: its offer and its carts. It ends when the page is left without a sale in progress, or opens another
 * offer. After an error the page shows a failure, and its button starts again.
 */
export function* runCheckout<T extends CheckoutTypes>(
  checkout: Checkout<T>,
  request: T['request'],
): SagaGenerator<void> {
  const { actions, name } = checkout;
  yield* race({ run: call(run), left: call(untilLeft), other: take(actions.opened.type) });

  function* run(): SagaGenerator<void> {
    for (;;) {
      try {
        yield* all([
          call(() => loadOffers(checkout, request)),
          call(() => loadServices(checkout)),
          call(() => saveCart(checkout, 'services')),
          call(() => saveCart(checkout, 'extras')),
        ]);
        return;
      } catch (error) {
        reportError({ module: name, message: `checkout: ${String(error)}` });
        yield* put(actions.offerFailed(toProblem(error)));
      }
      yield* take(actions.retryRequested.type);
    }
  }
  function* untilLeft() {
    do yield* take(actions.closed.type);
    while ((yield* select(checkout.select)).address !== '');
  }
}

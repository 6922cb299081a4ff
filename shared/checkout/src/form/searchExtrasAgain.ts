import type { TravelerIdentity } from '@tiquete/contracts';
import {
  call,
  put,
  race,
  request,
  select,
  take,
  toProblem,
  type SagaGenerator,
} from '@tiquete/platform';
import { searchOptionals } from '../api';
import type { CheckoutTypes } from '../flow/checkoutTypes';
import type { Checkout } from '../flow/checkoutDefinition';

/**
 * Searches the extras again after a late answer or once the travellers are identified. The cart is unchanged. A second search
 * at the same time is ignored.
 */
export function* searchExtrasAgain<T extends CheckoutTypes>(
  { actions, select: selectCheckout }: Checkout<T>,
  travelers?: TravelerIdentity[],
): SagaGenerator<void> {
  const { extras } = yield* select(selectCheckout);
  if (extras.phase !== 'found' || extras.search.phase === 'searching') return;
  const { owner } = extras;
  yield* put(actions.extrasSearched({ search: { phase: 'searching' } }));
  yield* race({ searched: call(search), other: take(actions.opened.type) });

  function* search(): SagaGenerator<void> {
    try {
      const { cart: _cart, ...found } = yield* request((api, signal) =>
        searchOptionals(api, owner, signal, travelers),
      );
      yield* put(actions.extrasSearched({ search: { phase: 'answered' }, found }));
    } catch (error) {
      const problem = toProblem(error);
      yield* put(actions.extrasSearched({ search: { phase: 'rejected', problem } }));
    }
  }
}

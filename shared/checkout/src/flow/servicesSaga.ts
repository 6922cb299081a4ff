import { put, request, select, take, type SagaGenerator } from '@tiquete/platform';
import { searchOptionals } from '../api';
import { foundCart } from './cartItems';
import type { CartState } from './checkoutState';
import type { CheckoutTypes } from './checkoutTypes';
import type { Checkout } from './checkoutDefinition';

/** Loads the services that are sold with an offer: once the offer is ready, and again for another offer. */
export function* loadServices<T extends CheckoutTypes>({
  actions,
  select: selectCheckout,
  definition: { cartOwner },
}: Checkout<T>): SagaGenerator<void> {
  if (!cartOwner) return;
  const change = (state: CartState) => put(actions.cartChanged({ kind: 'services', state }));
  let known = '';
  for (;;) {
    const { offer } = yield* select(selectCheckout);
    const owner = offer.phase === 'ready' ? cartOwner(offer.offer) : null;
    const name = JSON.stringify(owner);
    if (owner && name !== known) {
      yield* change({ phase: 'loading' });
      try {
        const found = yield* request((api, signal) => searchOptionals(api, owner, signal));
        known = name;
        yield* change(foundCart(owner, found));
        continue;
      } catch {
        yield* change({ phase: 'failed' });
      }
    }
    if (!owner && offer.phase === 'ready' && known) {
      known = '';
      yield* change({ phase: 'none' });
    }
    yield* take([
      actions.offerFound.type,
      actions.offerAccepted.type,
      actions.servicesRequested.type,
    ]);
  }
}

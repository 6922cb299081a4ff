import { put, request, select, take, type SagaGenerator } from '@tiquete/platform';
import { searchOptionals } from '../api';
import { foundCart } from './cartItems';
import type { Checkout } from './defineCheckout';
import type { ProductFlow, SaleBody } from './productFlow';

/** Loads the services that are sold with an offer: once the offer is ready, and again for another offer. */
export function* findServices<Request, Offer, Change, Body extends SaleBody>(
  { actions, select: selectCheckout }: Checkout<Request, Offer, Change, Body>,
  { cartOwner }: ProductFlow<Request, Offer, Change, Body>,
): SagaGenerator<void> {
  if (!cartOwner) return;
  let known = '';
  for (;;) {
    const { offer } = yield* select(selectCheckout);
    const owner = offer.phase === 'ready' ? cartOwner(offer.offer) : null;
    const name = JSON.stringify(owner);
    if (owner && name !== known) {
      yield* put(actions.cartChanged({ slot: 'services', state: { phase: 'asking' } }));
      try {
        const found = yield* request((api, signal) => searchOptionals(api, owner, signal));
        known = name;
        const state = foundCart(owner, found);
        yield* put(actions.cartChanged({ slot: 'services', state }));
        continue;
      } catch {
        yield* put(actions.cartChanged({ slot: 'services', state: { phase: 'failed' } }));
      }
    }
    if (!owner && offer.phase === 'ready' && known) {
      known = '';
      yield* put(actions.cartChanged({ slot: 'services', state: { phase: 'none' } }));
    }
    yield* take([
      actions.offerFound.type,
      actions.offerAccepted.type,
      actions.servicesRequested.type,
    ]);
  }
}

import { put, request, select, take, toProblem, type SagaGenerator } from '@tiquete/platform';
import { searchOptionals } from '../api';
import type { Checkout } from './defineCheckout';

/** Searches the extras again after a late answer or once the travellers are identified. The cart is unchanged. */
export function* askExtrasAgain<Request, Offer, Change, Body>({
  actions,
  select: selectCheckout,
  takeIdentified,
}: Checkout<Request, Offer, Change, Body>): SagaGenerator<void> {
  for (;;) {
    yield* take(actions.extrasRequested.type);
    const { extras } = yield* select(selectCheckout);
    const travelers = takeIdentified();
    if (extras.phase !== 'found') continue;
    yield* put(actions.extrasAsked({ asking: { phase: 'asking' } }));
    try {
      const { cart: _cart, ...found } = yield* request((api, signal) =>
        searchOptionals(api, extras.owner, signal, travelers),
      );
      yield* put(actions.extrasAsked({ asking: { phase: 'answered' }, found }));
    } catch (error) {
      yield* put(actions.extrasAsked({ asking: { phase: 'refused', problem: toProblem(error) } }));
    }
  }
}

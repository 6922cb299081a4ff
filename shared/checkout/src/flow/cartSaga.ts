import type { CartItem } from '@tiquete/contracts';
import {
  mutate,
  put,
  request,
  select,
  take,
  toProblem,
  type Problem,
  type SagaGenerator,
} from '@tiquete/platform';
import { searchOptionals, updateCart, type CartOwner } from '../api';
import { itemsOf } from './cartItems';
import type { CheckoutTypes } from './checkoutTypes';
import type { CartKind, CartProblem, FoundCart } from './checkoutState';
import type { Checkout } from './checkoutDefinition';

/** The booking can no longer be changed. The payment call then explains why. */
const LOCKED = ['CART_LOCKED', 'ALREADY_PAID', 'BOOKING_EXPIRED', 'BOOKING_REJECTED'];

/** Sends changes of the cart immediately, one at a time, the newest last. */
export function* saveCart<T extends CheckoutTypes>(
  { actions, select: selectCheckout }: Checkout<T>,
  kind: CartKind,
): SagaGenerator<void> {
  let sent: CartItem[] | null = null;
  for (;;) {
    const cart = (yield* select(selectCheckout))[kind];
    if (cart.phase !== 'found' || cart.wanted === sent || isSame(cart)) {
      yield* take([actions.itemsWanted.type, actions.cartChanged.type]);
      continue;
    }
    yield* put(actions.cartSaving({ kind }));
    sent = yield* save(cart);
  }
  function* save({ owner }: FoundCart): SagaGenerator<CartItem[]> {
    let items: CartItem[] = [];
    try {
      for (;;) {
        const now = (yield* select(selectCheckout))[kind];
        if (now.phase !== 'found' || now.wanted === items) break;
        items = now.wanted;
        const body = { ...owner, items, cart_version: now.cart.version };
        const cart = yield* mutate((api) => updateCart(api, body));
        yield* put(actions.cartSaved({ kind, cart }));
      }
      yield* put(actions.cartSettled({ kind, problem: null }));
    } catch (error) {
      const problem = toProblem(error);
      const now = problem.code === 'CART_VERSION' ? yield* cartNow(owner) : null;
      if (now) yield* put(actions.cartSaved({ kind, cart: now }));
      const cartProblem = toCartProblem(problem, now !== null, items);
      yield* put(actions.cartSettled({ kind, problem: cartProblem }));
    }
    return items;
  }
}
const isSame = ({ cart, wanted }: FoundCart) =>
  JSON.stringify(itemsOf(cart)) === JSON.stringify(wanted);

/** The cart after another window has changed it. Null when it cannot be loaded. */
function* cartNow(owner: CartOwner) {
  try {
    return (yield* request((api, signal) => searchOptionals(api, owner, signal))).cart;
  } catch {
    return null;
  }
}
function toCartProblem(
  problem: Problem,
  isOutdated: boolean,
  sent: readonly CartItem[],
): CartProblem {
  if (isOutdated) return { kind: 'changed' };
  const rejected = sent[rejectedItem(problem) ?? -1];
  if (problem.code === 'SERVICE_UNAVAILABLE' && rejected)
    return { kind: 'gone', code: rejected.code };
  if (LOCKED.includes(problem.code)) return { kind: 'locked', problem };
  return { kind: 'failed', problem, items: [...sent] };
}
/** Index of the item that the api rejected, from a pointer such as `/items/2/quantity`. Null when the pointer names none. */
function rejectedItem({ source }: Problem): number | null {
  const [, place] = /^\/items\/(\d+)/.exec(source?.pointer ?? '') ?? [];
  return place === undefined ? null : Number(place);
}

import { checkoutSlice } from './actionTypes';
import { itemsOf } from './cartItems';
import { createActions, type OfCart } from './checkoutActions';
import type { Checkout, CheckoutDefinition, CheckoutRoot } from './checkoutDefinition';
import {
  initialCheckout,
  shownOffer,
  type CartKind,
  type CartProblem,
  type CheckoutState,
  type FoundCart,
} from './checkoutState';
import type { CheckoutTypes } from './checkoutTypes';

type State<T extends CheckoutTypes> = CheckoutState<T['offer'], T['change']>;

/** Creates the slice of a checkout from its definition. */
export function createCheckout<T extends CheckoutTypes>(
  definition: CheckoutDefinition<T>,
): Checkout<T> {
  const { slice } = definition;
  const name = checkoutSlice(slice);
  const actions = createActions<T>(slice);
  const inCart = (state: State<T>, kind: CartKind, change: Partial<FoundCart>): State<T> => {
    const cart = state[kind];
    return cart.phase === 'found' ? { ...state, [kind]: { ...cart, ...change } } : state;
  };
  function reducer(state: State<T> = initialCheckout, action: { type: string }): State<T> {
    if (actions.opened.match(action)) {
      const address = action.payload;
      return { ...initialCheckout, isShown: true, openedAt: address, address };
    }
    if (actions.shown.match(action)) return { ...state, isShown: true };
    if (actions.closed.match(action)) return afterClosing(state);
    if (actions.retryRequested.match(action)) return { ...state, offer: { phase: 'loading' } };
    if (actions.renewalRequested.match(action) || actions.pricesExpired.match(action))
      return { ...state, offer: { phase: 'renewing', offer: shownOffer(state.offer) } };
    if (actions.offerFound.match(action)) {
      const { offer, address } = action.payload;
      return { ...state, address, offer: { phase: 'ready', offer } };
    }
    if (actions.offerAccepted.match(action))
      return { ...state, offer: { phase: 'ready', offer: action.payload } };
    if (actions.offerGone.match(action))
      return { ...state, offer: { phase: 'gone', ...action.payload } };
    if (actions.offerFailed.match(action)) {
      const offer = shownOffer(state.offer);
      return { ...state, offer: { phase: 'failed', problem: action.payload, offer } };
    }
    if (actions.submissionChanged.match(action)) return { ...state, submission: action.payload };
    if (actions.dismissed.match(action))
      return { ...state, submission: { phase: 'editing' }, extras: initialCheckout.extras };
    if (actions.paymentKeyChanged.match(action)) return { ...state, paymentKey: action.payload };
    if (actions.cartChanged.match(action))
      return { ...state, [action.payload.kind]: action.payload.state };
    if (actions.itemsWanted.match(action))
      return inCart(state, action.payload.kind, { wanted: action.payload.items });
    if (actions.cartSaving.match(action))
      return inCart(state, action.payload.kind, { isSaving: true, problem: null });
    if (actions.cartSaved.match(action))
      return inCart(state, action.payload.kind, { cart: action.payload.cart });
    if (actions.extrasSearched.match(action)) return inCart(state, 'extras', action.payload);
    if (actions.cartSettled.match(action)) return settled(state, action.payload);
    return state;
  }
  /** Ends a change of the cart. A rejected change is undone. */
  function settled(state: State<T>, { kind, problem }: OfCart<{ problem: CartProblem | null }>) {
    const cart = state[kind];
    const undone = problem && cart.phase === 'found' ? { wanted: itemsOf(cart.cart) } : {};
    return inCart(state, kind, { isSaving: false, problem, ...undone });
  }
  const select = (root: CheckoutRoot<T>) => root[name] ?? initialCheckout;
  return { definition, name, actions, reducer, select };
}
/** State after the page is left. A running sale continues; a form or an opened payment is cleared. */
function afterClosing<Offer, Change>(
  state: CheckoutState<Offer, Change>,
): CheckoutState<Offer, Change> {
  const { phase } = state.submission;
  return phase === 'editing' || phase === 'rejected' || phase === 'opened'
    ? initialCheckout
    : { ...state, isShown: false };
}
